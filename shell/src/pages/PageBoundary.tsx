import { Component, type ReactNode } from 'react';
import { LoadError, Notice, Button } from '@asia/shared/ui';
import { RemoteError } from '../federation/RemoteError';
import classes from './PageBoundary.module.css';

interface Props {
  id: string;
  onRetry: () => void;
  /** A part of a page instead of a page: a short notice is enough. */
  small?: boolean;
  children: ReactNode;
}

/**
 * Keeps the failure of one remote inside its own place, with a way to try again. Anything that is not
 * a failed load is our own mistake and goes up to the error screen.
 */
export class PageBoundary extends Component<Props, { failure: unknown }> {
  override state: { failure: unknown } = { failure: null };

  static getDerivedStateFromError(failure: unknown) {
    return { failure };
  }

  override componentDidCatch(failure: unknown): void {
    if (isLoadFailure(failure)) console.error('Loading chunk failed', this.props.id, failure);
  }

  override render(): ReactNode {
    const { failure } = this.state;
    if (!failure) return this.props.children;
    if (!isLoadFailure(failure)) throw failure as Error;
    if (!this.props.small)
      return (
        <div className={`wrap ${classes.alone}`}>
          <LoadError onRetry={this.props.onRetry} />
        </div>
      );
    return (
      <Notice
        tone="bad"
        title="Esta parte no cargó. Lo demás funciona."
        action={
          <Button variant="line" slim onClick={this.props.onRetry}>
            Reintentar
          </Button>
        }
      />
    );
  }
}

function isLoadFailure(failure: unknown): boolean {
  return failure instanceof RemoteError || (failure instanceof Error && failure.name === 'ChunkLoadError');
}
