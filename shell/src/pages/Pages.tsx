import { useEffect, type ReactNode } from 'react';
import { Route, Routes, useLocation } from '@asia/shared/router';
import { pages } from './loader';
import { PageView } from './PageView';
import { notFoundPage, sitePages } from './sitePages';

/** Every route of the site. Matching ignores letter case. */
export function Pages({ startedAt }: { startedAt: string | null }): ReactNode {
  const { pathname } = useLocation();
  useEffect(() => {
    if (pathname !== startedAt) pages.leavePrerendered();
  }, [pathname, startedAt]);
  return (
    <Routes>
      {sitePages.map((page) => (
        <Route key={page.route} path={page.route} element={<PageView key={page.route} page={page} />} />
      ))}
      <Route path="*" element={<PageView key="*" page={notFoundPage} />} />
    </Routes>
  );
}
