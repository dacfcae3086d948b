import { Component, type ReactNode } from 'react';
import { LoadFailure } from './LoadFailure';

interface LoadBoundaryProps {
  children: ReactNode;
  /** Asked when the children break as soon as they are drawn: whether others stand in for them from now on. */
  standIn?: () => boolean;
  /**
   * What stands there instead; `retry` renders the children again, and what did not come is asked for anew. After a retry
   * in vain the page itself may be out of date.
   */
  fallback: (failure: Error, retry: () => void, inVain: boolean) => ReactNode;
}

/** A part that breaks later than this has worked: another build in its place would lose what the guest did with it. */
const FIRST_SECONDS_MS = 10_000;

interface State {
  failure: Error | null;
  retried: boolean;
}

/** Keeps a part that does not come, or breaks, from costing more than its own place. What it knows ends with its page. */
export class LoadBoundary extends Component<LoadBoundaryProps, State> {
  private readonly drawnAt = Date.now();
  override state: State = { failure: null, retried: false };

  static getDerivedStateFromError(thrown: unknown) {
    return { failure: thrown instanceof Error ? thrown : new Error(JSON.stringify(thrown)) };
  }

  override componentWillUnmount(): void {
    window.removeEventListener('online', this.retry);
    this.forget();
  }

  override componentDidCatch(thrown: unknown): void {
    // What did not come may come with the connection.
    if (thrown instanceof LoadFailure) window.addEventListener('online', this.retry);
    if (thrown instanceof LoadFailure || Date.now() - this.drawnAt > FIRST_SECONDS_MS) return;
    // Before the fallback is painted.
    if (this.props.standIn?.()) this.setState({ failure: null });
  }

  private readonly retry = () => {
    window.removeEventListener('online', this.retry);
    this.forget();
    this.setState({ failure: null, retried: true });
  };

  private forget(): void {
    if (this.state.failure instanceof LoadFailure) this.state.failure.forget();
  }

  override render(): ReactNode {
    const { failure, retried } = this.state;
    return failure ? this.props.fallback(failure, this.retry, retried) : this.props.children;
  }
}
