import { addressKey } from './address';
import type { SiteContent } from './content';
import type { AppDescription, EachDescription, RouteDescription, SiteRoute, SiteTable } from './site';

/** In a description, the path of the page for all addresses without a page. */
export const NOT_FOUND = '*';

/** One word: a page is written as one file of this name. */
const pagePath = /^\/[a-z0-9-]*$/i;
/** Names in use on every site: files of a generation, and addresses of the server. */
const reserved = /^\/(?:index|404|503|products|healthz|readyz|loads|mfe|pictures)$/i;

/** The chunk of the shell that pages of remotes need first. */
export const FEDERATION = 'federation';

/** The prop that gives a page of an `each` its key. */
const keyProp = { category: 'category', carta: 'language' } as const;

/** The entry of the content that a page has for itself: `page/About`. */
export const pageEntry = (path: string) => `page/${path === NOT_FOUND ? '404' : path.slice(1) || 'index'}`;

/** The pages of an app, one by one. Pages for each category or carta get the addresses of the content. */
export function listRoutes(
  { routes }: Pick<AppDescription, 'routes'>,
  { routes: named }: Pick<SiteContent, 'routes'>,
): RouteDescription[] {
  const taken = new Set(
    routes.flatMap((row) => ('each' in row && row.only ? [`${row.each} ${row.only}`] : [])),
  );
  const expandEach = ({ each, only, props, data = [], ...page }: EachDescription): RouteDescription[] =>
    named[each]
      .filter(({ key }) => (only ? key === only : !taken.has(`${each} ${key}`)))
      .map(({ key, route }) => ({
        ...page,
        path: route,
        props: { ...props, [keyProp[each]]: key },
        data: data.map((entry) => entry.replace('*', key)),
      }));
  return routes.flatMap((row) => ('each' in row ? expandEach(row) : row));
}

/**
 * The routes of a site. The order of the apps does not matter.
 * @throws Error that names both apps with the same path, role or slot, or the app with a path that no page can have
 */
export function composeTable(
  descriptions: readonly AppDescription[],
  content: Pick<SiteContent, 'routes' | 'index'>,
): SiteTable {
  const apps = [...descriptions]
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .map((app) => ({ ...app, routes: listRoutes(app, content) }));
  const fillers = onlyOne(
    apps.flatMap(({ name, fills = {} }) =>
      Object.entries(fills).map(([slot, expose]) => ({ key: slot, app: name, id: `${name}/${expose}` })),
    ),
    'fill the slot',
  );
  for (const { name, routes } of apps) for (const { path } of routes) checkPath(name, path);
  onlyOne(
    apps.flatMap(({ name, routes }) =>
      routes.map(({ path }) => ({ key: addressKey(path), app: name, id: path })),
    ),
    'have the path',
  );
  onlyOne(
    apps.flatMap(({ name, routes }) =>
      routes.flatMap(({ path, role }) =>
        role && role !== 'carta' ? [{ key: role, app: name, id: path }] : [],
      ),
    ),
    'be the page for',
  );
  const routes = apps.flatMap(({ name, routes: rows }) =>
    rows.filter(({ path }) => path !== NOT_FOUND).map((row) => siteRoute(name, row, fillers, content)),
  );
  return { routes };
}

function checkPath(app: string, path: string): void {
  if (reserved.test(path)) throw new Error(`${app} has the path ${path}, which is the site's own.`);
  if (path !== NOT_FOUND && !pagePath.test(path))
    throw new Error(`${app} has the path ${path}: it must be / and one word of a to z, digits and "-".`);
}

function siteRoute(
  app: string,
  { path, page, props, slots = {}, data = [], singletons, role, translated, navigation }: RouteDescription,
  fillers: ReadonlyMap<string, string>,
  { index }: Pick<SiteContent, 'index'>,
): SiteRoute {
  const filled = Object.entries(slots).flatMap(([prop, slot]) => {
    const id = fillers.get(slot);
    return id ? [[prop, id] as const] : [];
  });
  const own = pageEntry(path);
  const names = [...data, ...(index[own] ? [own] : [])];
  return {
    path,
    id: `${app}/${page}`,
    ...(props && { props }),
    ...(filled.length > 0 && { slots: Object.fromEntries(filled) }),
    ...(names.length > 0 && { data: names }),
    ...(singletons && { singletons }),
    ...(role && { role }),
    ...(translated && { translated }),
    ...(navigation && { navigation }),
  };
}

interface Wish {
  key: string;
  app: string;
  id: string;
}

function onlyOne(wishes: readonly Wish[], verb: string): Map<string, string> {
  const taken = new Map<string, Wish>();
  for (const wish of wishes) {
    const { key, app } = wish;
    const first = taken.get(key);
    if (first) {
      const who = first.app === app ? `${app} does twice` : `${first.app} and ${app} both do`;
      throw new Error(`Two may not ${verb} ${key}: ${who}.`);
    }
    taken.set(key, wish);
  }
  return new Map([...taken].map(([key, { id }]) => [key, id]));
}
