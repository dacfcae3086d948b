import { memo, Suspense, useMemo, type ReactNode } from 'react';
import type { SiteRoute } from '@asia/shared/contracts';
import { LoadBoundary, LoadError, LoadFailure, useLoaded } from '@asia/shared/ui';
import { ApplicationError } from '../frame/ErrorScreen';
import { Island } from '../hydration/Island';
import { RestoreFocus } from './RestoreFocus';
import { pageModule, switchToFallback } from './pageModules';
import classes from './PageView.module.css';
import { Waiting } from './Waiting';

/**
 * One page of any app, with its loading and error states. `memo`: a new query must not render a page again whose code is
 * still loading.
 */
export const PageView = memo(function PageView({ route }: { route: SiteRoute }): ReactNode {
  const slots = useMemo(
    () =>
      Object.fromEntries(
        Object.entries(route.slots ?? {}).map(([prop, id]) => [prop, <Widget key={id} id={id} />]),
      ),
    [route],
  );
  return (
    <LoadBoundary
      activateFallback={() => switchToFallback(route.id)}
      fallback={(failure, onRetry, inVain, retrying) =>
        failure instanceof LoadFailure ? (
          <RestoreFocus className={`wrap ${classes.alone}`}>
            <LoadError {...{ onRetry, inVain, retrying }} />
          </RestoreFocus>
        ) : (
          <ApplicationError message={failure.message} />
        )
      }
    >
      <Suspense fallback={<Waiting />}>
        <Island>
          <Code id={route.id} props={{ ...route.props, ...slots }} />
        </Island>
      </Suspense>
    </LoadBoundary>
  );
});

/** A slot of a page, filled by another remote; the page is complete without it. */
function Widget({ id }: { id: string }): ReactNode {
  return (
    <LoadBoundary
      activateFallback={() => switchToFallback(id)}
      fallback={(_, onRetry, inVain, retrying) => (
        <RestoreFocus>
          <LoadError part {...{ onRetry, inVain, retrying }} />
        </RestoreFocus>
      )}
    >
      <Suspense fallback={<Waiting small />}>
        <Island>
          <Code id={id} />
        </Island>
      </Suspense>
    </LoadBoundary>
  );
}

function Code({ id, props }: { id: string; props?: Record<string, unknown> }): ReactNode {
  const { default: Component } = useLoaded(pageModule(id));
  return <Component {...props} />;
}
