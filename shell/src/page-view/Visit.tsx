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
 * The place of one visit of a page. It stays for what the page throws while it is left: React hands that to the boundary that
 * is still there, and this one has nothing more to lose.
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
