import { Suspense, useMemo, type ReactNode } from 'react';
import type { SiteRoute } from '@asia/shared/contracts';
import { Island } from './Island';
import { pages } from './loader';
import { PageBoundary } from './PageBoundary';
import { FrozenNotice } from './FrozenNotice';
import { usePage } from './usePage';
import { Waiting } from './Waiting';

/** One page, from wherever it is released, with everything that can go wrong around it. */
export function PageView({ page }: { page: SiteRoute }): ReactNode {
  const { Page, attempt } = usePage(page.id);
  const slots = useMemo(
    () =>
      Object.fromEntries(
        Object.entries(page.slots ?? {}).map(([prop, id]) => [prop, <Widget key={id} id={id} />]),
      ),
    [page],
  );
  return (
    <PageBoundary key={attempt} id={page.id} onRetry={() => void pages.retry(page.id)}>
      <FrozenNotice id={page.id} />
      <Suspense fallback={<Waiting />}>
        <Island>
          <Page {...page.props} {...slots} />
        </Island>
      </Suspense>
    </PageBoundary>
  );
}

/** A part of a page that another remote brings: the page is complete without it. */
function Widget({ id }: { id: string }): ReactNode {
  const { Page: Part, attempt } = usePage(id);
  return (
    <PageBoundary key={attempt} id={id} onRetry={() => void pages.retry(id)} small>
      <FrozenNotice id={id} />
      <Suspense fallback={<Waiting small />}>
        <Island>
          <Part />
        </Island>
      </Suspense>
    </PageBoundary>
  );
}
