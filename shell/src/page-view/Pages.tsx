import type { ReactNode } from 'react';
import { useLocation } from '@asia/shared/router';
import { routeAt } from '../routing/routes';
import { PageView } from './PageView';
import { useDocumentHead } from './useDocumentHead';

/** The page of the address. */
export function Pages(): ReactNode {
  const { pathname } = useLocation();
  const route = routeAt(pathname);
  useDocumentHead(route);
  return <PageView key={route.path} route={route} />;
}
