import { useEffect, type ReactNode } from 'react';
import { useLocation } from '@asia/shared/router';
import { pages } from './loader';
import { PageView } from './PageView';
import { pageAt } from './sitePages';

/** The page of the address: every route is one name, and prefetch asks the same table. */
export function Pages({ startedAt }: { startedAt: string | null }): ReactNode {
  const { pathname } = useLocation();
  useEffect(() => {
    if (pathname !== startedAt) pages.leavePrerendered();
  }, [pathname, startedAt]);
  const page = pageAt(pathname);
  return <PageView key={page.route} page={page} />;
}
