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
 * Error boundary of one visit of a page. The boundary stays mounted when the guest has left the page. React then hands
 * it the errors of the page's unmounting, and it renders nothing. Without it the error would reach `ErrorScreen`.
 */
export class Visit extends Component<VisitProps, State> {
  override state: State = {};

  static getDerivedStateFromError(thrown: unknown): State {
    return { thrown };
  }

  override render(): ReactNode {
    if (this.props.left) return null;
    // Not from the page: the page has a boundary of its own.
    if ('thrown' in this.state) throw this.state.thrown;
    return this.props.children;
  }
}
