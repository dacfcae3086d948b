import { Component, type ReactNode } from 'react';

interface VisitProps {
  left: boolean;
  children: ReactNode;
}

interface State {
  thrown?: unknown;
}

/** Stays mounted, empty, after the guest has left: else errors of the page's unmounting would reach `ErrorScreen`. */
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
