import { addressKey } from '@asia/shared/contracts';
import type { Composition } from './compose';

/**
 * Redirects of withdrawn categories to the page of the menu, if an app has one. An older server, which knows no
 * redirect, sends `file`.
 */
export function redirects({ content: { withdrawn = [] }, table, pages }: Composition) {
  const redirect = table.routes.find(({ role }) => role === 'menu')?.path;
  const taken = new Set(pages.map(({ path: route }) => addressKey(route)));
  const moved = redirect ? withdrawn.filter((route) => !taken.has(addressKey(route))) : [];
  return Object.fromEntries(
    moved.map((route) => [addressKey(route), { route, file: 'pages/404.html', redirect }]),
  );
}
