import { memo, useEffect, useState, useSyncExternalStore, type ReactNode } from 'react';
import type { SiteRoute } from '@asia/shared/contracts';
import { useLocation } from '@asia/shared/router';
import { DrawnAhead } from '@asia/shared/ui';
import { pageAhead } from './pageAhead';
import { pages } from './loader';
import { PageView } from './PageView';
import { Room } from './Room';
import { routeAt } from '../routes/routes';

/**
 * The page of the address, and unseen beside it the one that the guest may open next. Every route is one name, and
 * prefetch asks the same table.
 */
export function Pages({ startedAt }: { startedAt: string | null }): ReactNode {
  const { pathname } = useLocation();
  useEffect(() => {
    if (pathname !== startedAt) pages.leavePrerendered();
    pageAhead.forget();
  }, [pathname, startedAt]);
  const shown = routeAt(pathname);
  const ahead = useSyncExternalStore(pageAhead.subscribe, pageAhead.get, () => null);
  // The page on show comes first: an identifier that both have is found in it.
  const drawn = ahead && ahead !== shown ? [shown, ahead] : [shown];
  return drawn.map((page) => (
    <Room key={page.path} onShow={page === shown}>
      <DrawnPage page={page} ahead={page !== shown} />
    </Room>
  ));
}

/** @param ahead whether the page is not on show; how it was at first is what the page is told */
function DrawnPage({ page, ahead }: { page: SiteRoute; ahead: boolean }): ReactNode {
  const [drawnAhead] = useState(ahead);
  return (
    <DrawnAhead value={drawnAhead}>
      <SamePage page={page} />
    </DrawnAhead>
  );
}

/** Not drawn again by coming into view. */
const SamePage = memo(PageView);
