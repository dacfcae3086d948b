import { packageOf } from './packageOf';

/**
 * The library, or the own folder, that a source in a source map belongs to.
 * @param app owner of the script
 */
export function partOf(source: string, app: string): string {
  const owner = packageOf(source);
  if (owner !== '@asia/shared' && owner !== 'own code') return owner;
  const [, folder = ''] = /\/shared\/(?:src\/)?([\w-]+)\//.exec(source) ?? [];
  if (owner === '@asia/shared') return `shared/${folder}`;
  const [, own = 'src'] = /\/src\/([\w-]+)\//.exec(source) ?? [];
  return `${app}/${own}`;
}

/** Why a part loads before the page is interactive. A part without a line here should load later. */
export const reasons: Readonly<Record<string, string>> = {
  'react-dom': 'renders the page and hydrates the prerendered one',
  react: 'with react-dom',
  mobx: 'cart, language, loading and products are its stores; it cannot be split',
  'react-router': 'the address decides the page; without its data routers',
  Mantine: 'one hook for widths',
  federation: 'a page of a remote needs it before the remote; home does not',
  webpack: 'loads chunks and checks each against its hash',
  'shared/ui': 'components of the frame and the page; the rest loads with the first page that uses it',
  'shared/cart': 'the button at the foot shows the cart, and a replayed tap fills it',
  'shared/loading': 'loads the page and every later part, and shows failures',
  'shared/language': 'texts of the frame, in the language of the guest',
  'shared/restaurant': 'hours, address and telephone in frame and foot',
  content: 'the facts of the restaurant',
  'shared/menu': 'reads dishes and prices of a stored cart',
  'shared/contracts': 'names of the DOM contract',
  'shared/http': 'requests with a timeout',
  'shared/storage': 'the cart and the language of earlier visits',
  'shared/products': 'the page shows products, or requests them at once',
  'shared/router': 'links',
  'shared/pages': 'title and description of the page',
  'shared/generated': 'texts, pictures and dishes of the page',
  styles: 'the first paint: tokens, frame and page; the rest loads with its components',
  'shell/src': 'starts the site in short tasks',
  'shell/boot': 'records early taps, retries failed assets',
  'shell/frame': 'bar, dock and foot of every page',
  'shell/pages': 'chooses the page and shows failures',
  'shell/routes': 'maps addresses to pages',
  'shell/home': 'the page itself',
  'shell/map': 'the page itself',
  'shell/texts': 'texts of the frame',
  'shell/language': 'the choice of a language',
  'shell/federation': 'loads remotes, and the fallback build of a broken one',
  'shell/prefetch': 'prefetches the next page before the tap',
  'shell/start': 'reads the cart of earlier visits',
  'shell/islands': 'marks hydrated parts, so that early taps are replayed',
  'shell/opening': 'open or closed now',
  'shell/loads': 'records the outcome of each load',
  'shell/offline': 'registers the service worker, later',
  'shell/tasks': 'yields to the browser between two tasks',
  'shell/tools': 'listens for the key that opens the inspector',
  'menu-mfe/category': 'the page itself',
  'menu-mfe/src': 'what the build offers, and its texts',
  'menu-mfe/categories': 'the rail of categories',
  'menu-mfe/rail': 'the rail of categories',
  'menu-mfe/dishes': 'rows of dishes',
  'menu-mfe/ordering': 'counters of rows',
  'menu-mfe/search': 'the field; what is searched comes with the focus',
  'menu-mfe/dish-sheet': 'opens the sheet, which loads on the first pointer or focus',
  'menu-mfe/sections': 'fetches the dishes of the section',
  'menu-mfe/notices': 'allergies and alcohol',
  'menu-mfe/page-foot': 'the page itself',
};
