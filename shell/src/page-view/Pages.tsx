import { type ReactNode, useState } from 'react';
import { useLocation } from '@asia/shared/router';
import { routeAt } from '../routing/routes';
import { PageView } from './PageView';
import { useDocumentHead } from './useDocumentHead';
import { Visit } from './Visit';

/** The page of the address, and the empty boundary of the previous visit. */
export function Pages(): ReactNode {
  const { pathname } = useLocation();
  const route = routeAt(pathname);
  useDocumentHead(route);
  const [now, setNow] = useState({ visit: 1, path: route.path });
  if (now.path !== route.path) setNow({ visit: now.visit + 1, path: route.path });
  return [now.visit - 1, now.visit].map((visit) => (
    <Visit key={visit} left={visit !== now.visit}>
      <PageView route={route} />
    </Visit>
  ));
}
