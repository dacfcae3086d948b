import { Observer } from 'mobx-react-lite';
import { Component, type ReactNode, Suspense } from 'react';
import { BoundaryContext, BoundaryLoads } from './BoundaryLoads';
import { LoadFailure } from './LoadFailure';
import { onReconnect, onServerReturn } from './retryLater';

/** Notice about the children of a boundary, with the guest's choices. */
export interface LoadProblem {
  state: 'slow' | 'failed' | 'retrying';
  onRetry: () => void;
  /** A retry has already failed, so the page itself may be stale. */
  inVain: boolean;
  /** Prerendered text is in the place of the children, and stays. */
  readable: boolean;
  /** The thrown error, if the children are gone. */
  thrown: Error | null;
}

interface LoadBoundaryProps {
  children: ReactNode;
  /** Shown while the children load. Without it, they must not load anything. */
  waiting?: ReactNode;
  /** The notice of a problem: beside prerendered text and `waiting`, in place of children that threw. */
  notice: (problem: LoadProblem) => ReactNode;
  /** Called when the children throw soon after their first render. Returns true if fallback code replaces them now. */
  activateFallback?: () => boolean;
}

/** Time in which `activateFallback` may replace the children. Later, another build would lose the guest's work in them. */
const FIRST_SECONDS_MS = 10_000;

interface State {
  thrown: Error | null;
}

/** Suspense and error boundary of its children: the rest of the page keeps working. */
export class LoadBoundary extends Component<LoadBoundaryProps, State> {
  private readonly drawnAt = Date.now();
  /** By itself React would draw the children 300 ms after `waiting`, even if they arrive sooner. */
  private readonly loads = new BoundaryLoads(() => this.forceUpdate());
  private stops: (() => void)[] = [];
  override state: State = { thrown: null };

  static getDerivedStateFromError(thrown: unknown): State {
    return { thrown: thrown instanceof Error ? thrown : new Error(JSON.stringify(thrown)) };
  }

  override componentDidMount(): void {
    // A load that failed may succeed when the connection returns.
    this.stops.push(onReconnect(this.retryLoads), this.loads.keepRetrying());
  }

  override componentWillUnmount(): void {
    this.stops.forEach((stop) => stop());
  }

  override componentDidCatch(thrown: unknown): void {
    if (thrown instanceof LoadFailure) this.stops.push(onServerReturn(this.retryLoads));
    if (thrown instanceof LoadFailure || Date.now() - this.drawnAt > FIRST_SECONDS_MS) return;
    // Renders the children again before the notice is painted.
    if (this.props.activateFallback?.()) this.setState({ thrown: null });
  }

  private readonly retry = () => {
    void this.loads.retry().then((loaded) => {
      if (loaded && this.state.thrown) this.setState({ thrown: null });
    });
  };

  private readonly retryLoads = () => {
    if (this.state.thrown instanceof LoadFailure) this.retry();
  };

  private readonly notice = () => {
    const { thrown } = this.state;
    const { problem, readable, retried } = this.loads;
    const over = readable && !thrown;
    // Without prerendered text, React throws the failure at this boundary, as `thrown`.
    if (!thrown && !over && problem !== 'slow') return null;
    const state = thrown && (!problem || problem === 'slow') ? 'failed' : problem;
    return (
      state && this.props.notice({ state, onRetry: this.retry, inVain: retried, readable: over, thrown })
    );
  };

  override render(): ReactNode {
    const { children, waiting } = this.props;
    return (
      <BoundaryContext value={this.loads}>
        <Observer>{this.notice}</Observer>
        {!this.state.thrown &&
          (waiting === undefined ? children : <Suspense fallback={waiting}>{children}</Suspense>)}
      </BoundaryContext>
    );
  }
}
