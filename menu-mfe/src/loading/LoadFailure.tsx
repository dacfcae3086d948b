import { Component, type ReactNode } from 'react';

export interface LoadFailureProps {
  children: ReactNode;
  /** What stands there instead; `retry` renders the children again. */
  fallback: (retry: () => void) => ReactNode;
}

/** Keeps a part that did not arrive from taking the page with it. */
export class LoadFailure extends Component<LoadFailureProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  private readonly retry = () => this.setState({ failed: false });

  override render() {
    return this.state.failed ? this.props.fallback(this.retry) : this.props.children;
  }
}
