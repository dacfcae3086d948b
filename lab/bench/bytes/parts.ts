import { packageOf } from './packageOf';

/**
 * The library, or the folder of ours, that a source of a source map belongs to.
 * @param app whose script it is
 */
export function partOf(source: string, app: string): string {
  const owner = packageOf(source);
  if (owner !== '@asia/shared' && owner !== 'own code') return owner;
  const [, folder = ''] = /\/shared\/(?:src\/)?([\w-]+)\//.exec(source) ?? [];
  if (owner === '@asia/shared') return `shared/${folder}`;
  const [, own = 'src'] = /\/src\/([\w-]+)\//.exec(source) ?? [];
  return `${app}/${own}`;
}

/** Why a part comes before the page is alive. A part without a line here should come later. */
export const reasons: Readonly<Record<string, string>> = {
  'react-dom': 'draws the page and brings the written one to life',
  react: 'with react-dom',
  mobx: 'cart, language, loading and products are its stores; it does not come apart',
  'react-router': 'the address decides the page; without its data routers',
  Mantine: 'one hook for widths',
  federation: 'a page of a remote needs it before the remote; home does not',
  webpack: 'loads chunks and checks each against its hash',
  'shared/ui': 'what the frame and the page are made of; the rest comes with the first page that has it',
  'shared/cart': 'the button at the foot tells what is in the cart, and a kept tap fills it',
  'shared/loading': 'loads the page and every part that comes later, and says what did not come',
  'shared/language': 'texts of the frame, which the guest may turn into another language',
  'shared/restaurant': 'hours, address and telephone in frame and foot',
  content: 'the facts of the restaurant',
  'shared/menu': 'reads dishes and prices of a kept cart',
  'shared/contracts': 'names of marks on the page',
  'shared/http': 'asks with a limit of time',
  'shared/products': 'the page shows products, or asks for them at once',
  'shared/router': 'links',
  'shared/pages': 'title and description of the page',
  'shared/generated': 'texts, pictures and dishes of the page',
  styles: 'the first paint: tokens, frame and page; the rest comes with what it dresses',
  'shell/src': 'starts the site in short tasks',
  'shell/boot': 'keeps taps, asks again for what did not come',
  'shell/frame': 'bar, dock and foot of every page',
  'shell/pages': 'chooses the page and says what did not come',
  'shell/routes': 'which page stands at an address',
  'shell/home': 'the page itself',
  'shell/map': 'the page itself',
  'shell/texts': 'texts of the frame',
  'shell/language': 'the choice of a language',
  'shell/federation': 'asks for remotes, and for the build before where one breaks',
  'shell/prefetch': 'what comes next is there before the tap',
  'shell/start': 'reads the cart of earlier visits',
  'shell/islands': 'marks what is alive, so that kept taps are handed over',
  'shell/opening': 'open or closed now',
  'shell/loads': 'remembers how each load went',
  'shell/offline': 'asks the browser to keep the page, later',
  'shell/tasks': 'lets the browser paint between two steps',
  'shell/tools': 'listens for the key that shows who is on the page',
  'menu-mfe/category': 'the page itself',
  'menu-mfe/src': 'what the build offers, and its texts',
  'menu-mfe/categories': 'the rail of categories',
  'menu-mfe/rail': 'the rail of categories',
  'menu-mfe/dishes': 'rows of dishes',
  'menu-mfe/ordering': 'counters of rows',
  'menu-mfe/search': 'the field; what is searched comes with the focus',
  'menu-mfe/dish-sheet': 'opens the sheet, which comes with the first interest',
  'menu-mfe/sections': 'fetches the dishes of the section',
  'menu-mfe/notices': 'allergies and alcohol',
  'menu-mfe/page-foot': 'the page itself',
};
