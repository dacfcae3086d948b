import { Component, type ReactNode } from 'react';
import { LoadFailure } from './LoadFailure';

interface LoadBoundaryProps {
  children: ReactNode;
  /** Called when the children break soon after they were drawn. Returns true if other code stands in for them now. */
  standIn?: () => boolean;
  /**
   * Shown instead, also while a retry is under way. `inVain`: a retry has failed already, so the page itself may be out of
   * date.
   */
  fallback: (failure: Error, retry: () => void, inVain: boolean, retrying: boolean) => ReactNode;
}

/** A part that breaks later has worked until then: another build in its place would lose what the guest did with it. */
const FIRST_SECONDS_MS = 10_000;

interface State {
  failure: Error | null;
  retrying: boolean;
  retried: boolean;
}

/** Keeps the failure of one part inside its own box: the rest of the page goes on. */
export class LoadBoundary extends Component<LoadBoundaryProps, State> {
  private readonly drawnAt = Date.now();
  override state: State = { failure: null, retrying: false, retried: false };

  static getDerivedStateFromError(thrown: unknown): Partial<State> {
    return { failure: thrown instanceof Error ? thrown : new Error(JSON.stringify(thrown)), retrying: false };
  }

  override componentDidMount(): void {
    window.addEventListener('online', this.whenOnline);
  }

  override componentWillUnmount(): void {
    window.removeEventListener('online', this.whenOnline);
    if (this.state.failure instanceof LoadFailure) this.state.failure.part?.forget();
  }

  override componentDidCatch(thrown: unknown): void {
    if (thrown instanceof LoadFailure || Date.now() - this.drawnAt > FIRST_SECONDS_MS) return;
    // Renders the children again before the fallback is painted.
    if (this.props.standIn?.()) this.setState({ failure: null });
  }

  /** What did not come may come with the connection. */
  private readonly whenOnline = () => {
    if (this.state.failure instanceof LoadFailure) this.retry();
  };

  private readonly retry = () => {
    const { failure } = this.state;
    const part = failure instanceof LoadFailure ? failure.part : undefined;
    this.setState({ failure: part ? failure : null, retrying: part !== undefined, retried: true });
    part?.load().then(
      () => this.setState({ failure: null, retrying: false }),
      (again: LoadFailure) => this.setState({ failure: again, retrying: false }),
    );
  };

  override render(): ReactNode {
    const { failure, retried, retrying } = this.state;
    return failure ? this.props.fallback(failure, this.retry, retried, retrying) : this.props.children;
  }
}
