import { Component, type ReactNode } from 'react';
import { LoadFailure } from './LoadFailure';

interface LoadBoundaryProps {
  children: ReactNode;
  /** What stands there instead; `retry` renders the children again, and what did not come is asked for anew. */
  fallback: (failure: Error, retry: () => void) => ReactNode;
}

/** Keeps a part that does not come, or breaks, from taking more than its own place. Gone with its page, it forgets. */
export class LoadBoundary extends Component<LoadBoundaryProps, { failure: Error | null }> {
  override state: { failure: Error | null } = { failure: null };

  static getDerivedStateFromError(thrown: unknown) {
    return { failure: thrown instanceof Error ? thrown : new Error(JSON.stringify(thrown)) };
  }

  override componentWillUnmount(): void {
    this.forget();
  }

  private readonly retry = () => {
    this.forget();
    this.setState({ failure: null });
  };

  private forget(): void {
    if (this.state.failure instanceof LoadFailure) this.state.failure.forget();
  }

  override render(): ReactNode {
    const { failure } = this.state;
    return failure ? this.props.fallback(failure, this.retry) : this.props.children;
  }
}
