// @ts-check

/**
 * @typedef {import('@asia/shared/contracts').AppDescription} Description
 * @typedef {import('@asia/shared/contracts').SiteTable} SiteTable
 * @typedef {import('@asia/shared/contracts').SiteRoute} SiteRoute
 * @typedef {import('@asia/shared/contracts').RouteDescription} RouteDescription
 */

/** Stands in a description for every address that no page has. */
const NOT_FOUND = '*';

/** One word: a page is written as one file of this name. */
const pagePath = /^\/[a-z0-9-]*$/i;
/** Names that every site uses itself: files of a generation, and what the server answers. */
const reserved = /^\/(?:index|404|products|healthz|readyz|loads|mfe|pictures)$/i;

/**
 * Composes the routes of a site from what its apps say of themselves. The order of the apps does not matter.
 * @param {readonly Description[]} descriptions
 * @returns {SiteTable}
 * @throws {Error} that names both apps, where two claim one path, one slot or the prices; or the app whose path no page can have
 */
function composeTable(descriptions) {
  const apps = [...descriptions].sort((a, b) => (a.name < b.name ? -1 : 1));
  const fillers = onlyOne(
    apps.flatMap(({ name, fills = {} }) =>
      Object.entries(fills).map(([slot, expose]) => ({ key: slot, app: name, id: `${name}/${expose}` })),
    ),
    'fill the slot',
  );
  for (const { name, routes } of apps) for (const { path } of routes) checkPath(name, path);
  onlyOne(
    apps.flatMap(({ name, routes }) =>
      // Guests may write an address in any letter case.
      routes.map(({ path }) => ({ key: path.toLowerCase(), app: name, id: path })),
    ),
    'claim the path',
  );
  const prices = onlyOne(
    apps.flatMap(({ name, provides }) =>
      provides?.prices ? [{ key: 'prices', app: name, id: `${name}/${provides.prices}` }] : [],
    ),
    'provide the',
  ).get('prices');
  const routes = apps.flatMap(({ name, routes: rows }) =>
    rows.filter(({ path }) => path !== NOT_FOUND).map((row) => siteRoute(name, row, fillers)),
  );
  return { routes, ...(prices && { prices }) };
}

/**
 * @param {string} app
 * @param {string} path
 */
function checkPath(app, path) {
  if (reserved.test(path)) throw new Error(`${app} claims the path ${path}, which is the site's own.`);
  if (path !== NOT_FOUND && !pagePath.test(path))
    throw new Error(`${app} claims the path ${path}: it must be / and one word of a to z, digits and "-".`);
}

/**
 * @param {string} app
 * @param {RouteDescription} row
 * @param {ReadonlyMap<string, string>} fillers
 * @returns {SiteRoute}
 */
function siteRoute(app, { path, page, props, slots = {}, singletons, hidesCart, navigation }, fillers) {
  const filled = Object.entries(slots).flatMap(([prop, slot]) => {
    const id = fillers.get(slot);
    return id ? [[prop, id]] : [];
  });
  return {
    path,
    id: `${app}/${page}`,
    ...(props && { props }),
    ...(filled.length > 0 && { slots: Object.fromEntries(filled) }),
    ...(singletons && { singletons }),
    ...(hidesCart && { hidesCart }),
    ...(navigation && { navigation }),
  };
}

/**
 * @param {{ key: string, app: string, id: string }[]} claims
 * @param {string} verb
 * @returns {Map<string, string>}
 */
function onlyOne(claims, verb) {
  /** @type {Map<string, { app: string, id: string }>} */
  const taken = new Map();
  for (const { key, app, id } of claims) {
    const first = taken.get(key);
    if (first) {
      const who = first.app === app ? `${app} does twice` : `${first.app} and ${app} both do`;
      throw new Error(`Two may not ${verb} ${key}: ${who}.`);
    }
    taken.set(key, { app, id });
  }
  return new Map([...taken].map(([key, { id }]) => [key, id]));
}

module.exports = { composeTable, NOT_FOUND };
