import { Component, type ReactNode } from 'react';
import { LoadFailure } from './LoadFailure';

interface LoadBoundaryProps {
  children: ReactNode;
  /**
   * Called when the children throw soon after their first render. Returns true if fallback code replaces them
   * now.
   */
  activateFallback?: () => boolean;
  /**
   * Rendered instead, also during a retry. `inVain`: a retry has already failed, so the page itself may be
   * stale.
   */
  fallback: (failure: Error, retry: () => void, inVain: boolean, retrying: boolean) => ReactNode;
}

/**
 * Time in which `activateFallback` may replace the part. Later, another build would lose what the guest has done in
 * it.
 */
const FIRST_SECONDS_MS = 10_000;

interface State {
  failure: Error | null;
  retrying: boolean;
  retried: boolean;
}

/** Error boundary of one part: the rest of the page keeps working. */
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
    if (this.props.activateFallback?.()) this.setState({ failure: null });
  }

  /** A load that failed may succeed when the connection returns. */
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
