import type { PageEntry } from '@asia/shared/contracts';
import { appTable } from '../build/appTable';

/** One page to write and whose builds it is made of. */
export interface SiteRoute {
  /** Registered spelling, or `/404`. */
  route: string;
  /** File below a generation's `pages/`. */
  file: string;
  /** App and page (or expose) that fill it. */
  owner: { app: string; page: string };
  /** Other remotes' parts in it. */
  parts: { app: string; page: string }[];
  /** Singletons of the shell that the page needs at once, e.g. `@asia/shared/ui-forms`. */
  singletons: string[];
  /** Data chunks of the owner that the page needs at once. */
  data: string[];
  /** HTTP status. */
  status: 200 | 404;
}

function remoteRoute(
  app: string,
  { route, expose, slots = {}, data = [], singletons = [] }: PageEntry,
): SiteRoute {
  const parts = Object.values(slots).map((id) => {
    const [partApp = '', page = ''] = id.split('/');
    return { app: partApp, page };
  });
  return {
    route,
    file: `${route.slice(1)}.html`,
    owner: { app, page: expose },
    parts,
    data,
    singletons: singletons.map((entry) => `@asia/shared/${entry}`),
    status: 200,
  };
}

function shellRoute(route: string, page: string): SiteRoute {
  const file = route === '/' ? 'index.html' : `${route.slice(1)}.html`;
  return { route, file, owner: { app: 'shell', page }, parts: [], data: [], singletons: [], status: 200 };
}

/** All pages of the site, the not-found page last. */
export const siteRoutes: SiteRoute[] = [
  ...appTable.shell.pages.map(({ route, page }) => shellRoute(route, page)),
  ...appTable.remotes.flatMap(({ name, pages }) => pages.map((page) => remoteRoute(name, page))),
  { ...shellRoute('/404', 'NotFoundPage'), status: 404 },
];

/** The pages that change with a release of these apps. The shell's frame is part of every page. */
export function routesOf(apps: string[]): SiteRoute[] {
  if (apps.includes('shell')) return siteRoutes;
  return siteRoutes.filter(({ owner, parts }) => [owner, ...parts].some(({ app }) => apps.includes(app)));
}
