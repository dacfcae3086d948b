import { memo, type ReactNode, useMemo } from 'react';
import type { SiteRoute } from '@asia/shared/contracts';
import { LoadBoundary, LoadFailure, useLoaded } from '@asia/shared/ui';
import { ApplicationError } from '../frame/ErrorScreen';
import { Island } from '../hydration/Island';
import { pageModule, switchToFallback } from './pageModules';
import { PageNotice } from './PageNotice';
import { Waiting } from './Waiting';

/** `memo`: a new query must not render a page again while its code is loading. */
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
      waiting={<Waiting />}
      activateFallback={() => switchToFallback(route.id)}
      notice={(problem) =>
        problem.thrown && !(problem.thrown instanceof LoadFailure) ? (
          <ApplicationError message={problem.thrown.message} />
        ) : (
          <PageNotice {...problem} />
        )
      }
    >
      <Island>
        <Code id={route.id} props={{ ...route.props, ...slots }} />
      </Island>
    </LoadBoundary>
  );
});

function Widget({ id }: { id: string }): ReactNode {
  return (
    <LoadBoundary
      waiting={<Waiting small />}
      activateFallback={() => switchToFallback(id)}
      notice={(problem) => <PageNotice {...problem} minor />}
    >
      <Island>
        <Code id={id} />
      </Island>
    </LoadBoundary>
  );
}

function Code({ id, props }: { id: string; props?: Record<string, unknown> }): ReactNode {
  const { default: Component } = useLoaded(pageModule(id));
  return <Component {...props} />;
}
