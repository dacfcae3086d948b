import { ROUTES_ID, type SiteRoute, type SiteTable } from '@asia/shared/contracts';
import { plainPath } from './plainPath';

/** What any path without a page of its own shows. */
export const notFound: SiteRoute = { path: '*', id: 'shell/NotFoundPage' };

let table: SiteTable = { routes: [] };
let byPath = new Map<string, SiteRoute>();

/** Makes the composed table the routes of the site; once, before the first page is drawn. */
export function setRoutes(composed: SiteTable): void {
  table = composed;
  byPath = new Map(composed.routes.map((route) => [plainPath(route.path), route]));
}

/** The table that the release step, or the development server, wrote into the page. */
export function tableOfPage(page: Document): SiteTable {
  const text = page.getElementById(ROUTES_ID)?.textContent;
  if (!text) throw new Error('This page carries no routes: it was not written by the release step.');
  return JSON.parse(text) as SiteTable;
}

/** Finds the route of a path in any letter case, with or without a trailing slash. */
export function routeAt(pathname: string): SiteRoute {
  return byPath.get(plainPath(pathname)) ?? notFound;
}

/** Singletons that an expose wants beside its own code. @param id `app/Expose` */
export function singletonsOf(id: string): string[] {
  return table.routes.find((route) => route.id === id)?.singletons ?? [];
}

/** Where a guest with something in the cart goes next: the cart and what comes after it. */
export function orderRoutes(): SiteRoute[] {
  return table.routes.filter(({ hidesCart }) => hidesCart);
}

/** `app/Expose` that answers with the live prices, when any live build has them. */
export function livePrices(): string | undefined {
  return table.prices;
}

/** One link of the bar and of the drawer. */
export interface NavigationLink {
  to: string;
  label: string;
  /** `page` on the page itself, `true` on the other pages of the app that owns the link. */
  current: 'page' | 'true' | undefined;
}

/** @param pathname address of the page that shows the links */
export function navigationLinks(pathname: string): NavigationLink[] {
  const here = routeAt(pathname);
  return table.routes
    .flatMap(({ navigation, ...route }) => (navigation ? [{ ...route, navigation }] : []))
    .sort((one, other) => one.navigation.order - other.navigation.order)
    .map(({ path, id, navigation: { label } }) => ({
      to: path.toLowerCase(),
      label,
      current: path === here.path ? 'page' : belongsTo(id, here) ? 'true' : undefined,
    }));
}

/** A page with a link of its own, and the page of no address, belong to no other link. */
function belongsTo(id: string, here: SiteRoute): boolean {
  return here !== notFound && !here.navigation && appOf(here.id) === appOf(id);
}

/** @param id `app/Expose` */
export function appOf(id: string): string {
  return id.slice(0, id.indexOf('/'));
}
