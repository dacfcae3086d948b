import { packageOf } from './packageOf';

/**
 * The library, or the own folder, that a source in a source map belongs to.
 * @param app owner of the script
 */
export function partOf(source: string, app: string): string {
  const owner = packageOf(source);
  if (owner !== '@asia/shared' && owner !== 'own code') return owner;
  const [, folder = ''] = /\/shared\/(?:src\/)?([\w-]+)[./]/.exec(source) ?? [];
  if (owner === '@asia/shared') return `shared/${folder}`;
  const [, own = 'src'] = /\/src\/([\w-]+)\//.exec(source) ?? [];
  return `${app}/${own}`;
}

/** The large owner of a part, by which the results count: a library, `@asia/shared` or the apps' own code. */
export function ownerOf(part: string): string {
  if (!part.includes('/')) return part;
  return part.startsWith('shared/') ? '@asia/shared' : 'own code';
}

/** Why a part loads before the page is interactive. A part without a line here should load later. */
export const reasons: Readonly<Record<string, string>> = {
  'react-dom': 'renders the page and hydrates the prerendered one',
  react: 'with react-dom',
  mobx: 'cart, language, loading and products are its stores; it cannot be split',
  'react-router': 'navigates and keeps the history; without its data routers',
  Mantine: 'one hook for widths',
  federation: 'a page of a remote needs it before the remote; home does not',
  webpack: 'loads chunks and checks each against its hash',
  styles: 'the first paint: tokens, frame and page; the rest loads with its components',
  'menu data': 'the dishes of the section',
  'shared/ui': 'components of the frame and the page; the rest loads with the first page that uses it',
  'shared/cart': 'the button at the foot shows the cart, and a replayed tap fills it',
  'shared/loading': 'loads the page and every later part, and shows failures',
  'shared/messages': 'texts of the frame, in the language of the guest',
  'shared/restaurant': 'hours, address and telephone in frame and foot',
  'shared/menu': 'reads dishes and prices of a stored cart',
  'shared/contracts': 'names of the DOM contract',
  'shared/http': 'requests with a timeout',
  'shared/storage': 'the cart and the language of earlier visits',
  'shared/products': 'the page shows products, or requests them at once',
  'shared/router': 'links',
  'shared/content': 'reads what the restaurant writes, by its name',
  'shell/boot': 'records early taps, retries failed assets',
  'shell/app':
    'starts the site in short tasks, with the cart of earlier visits; prefetches the next page before the tap',
  'shell/frame': 'bar, dock and foot of every page',
  'shell/routing': 'maps addresses to pages; moves focus and scroll to a new one',
  'shell/page-view': 'chooses the page and shows failures',
  'shell/pages': 'the page itself',
  'shell/messages': 'texts of the frame',
  'shell/hydration':
    'marks hydrated parts, so that early taps are replayed; yields to the browser between two tasks',
  'shell/remotes': 'loads remotes, and the fallback build of a broken one',
  'shell/offline': 'registers the service worker, later',
  'shell/devtools': 'listens for the key that opens the inspector',
  'menu-mfe/src': 'what the build offers',
  'menu-mfe/category': 'the page itself, with the rail of categories',
  'menu-mfe/menu-data': 'names the entries of the menu',
  'menu-mfe/dishes': 'rows of dishes',
  'menu-mfe/ordering': 'counters of rows',
  'menu-mfe/search': 'the field; what is searched comes with the focus',
  'menu-mfe/dish-sheet': 'opens the sheet, which loads on the first pointer or focus',
  'menu-mfe/notices': 'allergies and alcohol',
};
