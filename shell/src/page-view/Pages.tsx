import { useEffect, useRef, type ReactNode } from 'react';
import { useLocation } from '@asia/shared/router';
import { leavePrerendered } from '@asia/shared/ui';
import { routeAt } from '../routing/routes';
import { FrozenNotice } from './FrozenNotice';
import { PageView } from './PageView';

/** The page of the address. */
export function Pages(): ReactNode {
  const { pathname } = useLocation();
  const route = routeAt(pathname);
  const before = useRef(route);
  useEffect(() => {
    if (before.current === route) return;
    before.current = route;
    leavePrerendered();
  }, [route]);
  return (
    <>
      <FrozenNotice />
      <PageView key={route.path} route={route} />
    </>
  );
}
