import {
  addressKey,
  chapterId,
  type Language,
  type PageRole,
  readExposeId,
  ROUTES_ID,
  type SiteRoute,
  type SiteTable,
} from '@asia/shared/contracts';
import { isLanguage } from '@asia/shared/messages';

export const notFound: SiteRoute = { path: '*', id: 'shell/NotFoundPage', translated: true };

let table: SiteTable = { routes: [] };
let byPath = new Map<string, SiteRoute>();

/** Sets the routes of the site; once, before the first render. */
export function setRoutes(composed: SiteTable): void {
  table = composed;
  byPath = new Map(composed.routes.map((route) => [addressKey(route.path), route]));
}

/** The table that the release step, or the development server, wrote into the page. */
export function readSiteTable(page: Document): SiteTable {
  const text = page.getElementById(ROUTES_ID)?.textContent;
  if (!text) throw new Error('This page carries no routes: it was not written by the release step.');
  return JSON.parse(text) as SiteTable;
}

export function routeAt(pathname: string): SiteRoute {
  return byPath.get(addressKey(pathname)) ?? notFound;
}

/** On-demand singletons that a page needs at once. @param id `app/Expose` */
export function singletonsOf(id: string): string[] {
  return table.routes.find((route) => route.id === id)?.singletons ?? [];
}

export function pageFor(role: PageRole): SiteRoute | undefined {
  return table.routes.find((route) => route.role === role);
}

export function cartaIn(language: Language): SiteRoute | undefined {
  return table.routes.find(({ role, props }) => role === 'carta' && props?.language === language);
}

/** The carta in place of home, the menu and a category, at its chapter; undefined for other pages. */
export function translatedPlace({ path, role, props }: SiteRoute, language: Language): string | undefined {
  const carta = cartaIn(language)?.path;
  const category = props?.category;
  if (carta && category) return `${carta}#${chapterId(category)}`;
  return path === '/' || role === 'menu' ? carta : undefined;
}

/** The language of a page: of the carta, of the guest if the page is translated, and otherwise Spanish. */
export function pageLanguage({ props, translated }: SiteRoute, guest: Language): Language {
  if (isLanguage(props?.language)) return props.language;
  return translated ? guest : 'es';
}

export const isOrderPage = ({ role }: SiteRoute) => role === 'cart' || role === 'checkout';

export const orderRoutes = () => table.routes.filter(isOrderPage);

interface NavigationLink {
  to: string;
  label: string;
  role: PageRole | undefined;
  /** `page` on the page itself, `true` on the other pages of the app that owns the link. */
  current: 'page' | 'true' | undefined;
}

/** @param pathname address of the page that shows the links */
export function navigationLinks(pathname: string): NavigationLink[] {
  const here = routeAt(pathname);
  return table.routes
    .flatMap(({ navigation, ...route }) => (navigation ? [{ ...route, navigation }] : []))
    .sort((one, other) => one.navigation.order - other.navigation.order)
    .map(({ path, id, role, navigation: { label } }) => ({
      to: path.toLowerCase(),
      role,
      label,
      current: path === here.path ? 'page' : belongsTo(id, here) ? 'true' : undefined,
    }));
}

/** Whether a page belongs to a link of the same app: not if it has its own link, nor if it is the not-found page. */
function belongsTo(id: string, here: SiteRoute): boolean {
  return here !== notFound && !here.navigation && readExposeId(here.id).app === readExposeId(id).app;
}
