import table from '../../../remotes.json';
import { plainPath } from '../pages/plainPath';

/** The four links of the bar and of the drawer, with their targets as they are printed. */
export const links = [
  { to: '/', label: 'Home' },
  { to: '/menu', label: 'Menu' },
  { to: '/about', label: 'Nosotros' },
  { to: '/contact', label: 'Contacto' },
] as const;

const menuRoutes = new Set(
  table.remotes.flatMap(({ name, pages }) =>
    name === 'menu-mfe' ? pages.map(({ route }) => route.toLowerCase()) : [],
  ),
);

/**
 * What `aria-current` says of a link on a page: `page` for itself, `true` for Menu on every page of the menu.
 * @param to target of the link
 * @param pathname address of the page, in any letter case
 */
export function currentness(to: string, pathname: string): 'page' | 'true' | undefined {
  const path = plainPath(pathname);
  if (path === to) return 'page';
  return to === '/menu' && menuRoutes.has(path) ? 'true' : undefined;
}
