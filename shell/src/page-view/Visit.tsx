import { Component, type ReactNode } from 'react';

interface VisitProps {
  /** Whether the guest has gone to another page. */
  left: boolean;
  children: ReactNode;
}

interface State {
  thrown?: unknown;
}

/**
 * Error boundary of one visit of a page. It stays mounted when the guest has left the page: React then hands it what the page
 * throws while it unmounts, and it renders nothing. Without it the error would reach `ErrorScreen`.
 */
export class Visit extends Component<VisitProps, State> {
  override state: State = {};

  static getDerivedStateFromError(thrown: unknown): State {
    return { thrown };
  }

  override render(): ReactNode {
    if (this.props.left) return null;
    // The page has a boundary of its own: this is not from the page.
    if ('thrown' in this.state) throw this.state.thrown;
    return this.props.children;
  }
}
