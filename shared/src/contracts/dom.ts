/*
 * DOM contract: ids, attributes, events and stored keys that one build writes and another reads. One export each, so
 * that the small boot script contains only its own.
 */

export const ROOT_ID = 'root';
/** The frame inside the root. In prerendered HTML, everything before the frame belongs in the head. */
export const FRAME_ID = 'app';
/** The title of a page, which receives the focus after a navigation. */
export const TITLE_ID = 'title';
/** The page without the frame: target of "Saltar al contenido". */
export const CONTENT_ID = 'content';
/** The links of the bar. Without scripts, the menu button links here. */
export const NAVIGATION_ID = 'navigation';
/** The privacy section of the checkout; the footer links here. */
export const PRIVACY_ID = 'tus-datos';

/** JSON in the page: the builds that it was composed from, a `ReleasePointer`. */
export const RELEASES_ID = 'releases';
/** JSON in the page, before any script: what the restaurant writes and the page shows, a `PageContent`. */
export const SITE_CONTENT_ID = 'site-content';
/** JSON in the page: the routes of the site, a `SiteTable`. */
export const ROUTES_ID = 'routes';
/** JSON in the page: the scripts that hydrate it, a `ScriptList`. */
export const SCRIPTS_ID = 'scripts';

/**
 * The one inline script of a page, at its end: it does nothing, but the parser waits before it until the style sheets have
 * come. Chrome lays out a page that it has parsed, also without its styles.
 */
export const WAIT_FOR_STYLES = '0';

/** The notice that hydration is slow. The attribute `data-now` shows it at once. */
export const SLOW_NOTICE_ID = 'slow-notice';
/** Id of a category's chapter in a carta: a page of the category leads there. */
export const chapterId = (category: string) => `c-${category}`;
/** Query for which the server sends `Clear-Site-Data`: a broken copy in the cache would last a year. */
export const RELOAD_PARAM = 'reload';
/** On `<html>` of a page from the service worker's cache: when it was live, in the format of the header `Date`. */
export const OFFLINE_COPY_DATE = 'data-offline-copy-date';
/** Service worker at the root of the site: it caches pages for use without a network. */
export const WORKER = 'service-worker.js';
/** Start of the address of the owner's page about the sheet. A token follows; no route has a hyphen. */
export const SHEET_PAGE = '/hoja-';
/** At the root of the site: the list that the service worker precaches, an `OfflineList`. */
export const OFFLINE_LIST = 'offline.json';
/** On the root once the main script has started: a second copy of the script then does nothing. */
export const STARTED = 'data-started';

/** An element that hydrates on its own: the frame, the page, a widget. */
export const ISLAND = 'data-island';
/** On an island once it is hydrated: its handlers are attached. */
export const HYDRATED = 'data-hydrated';
/** Event that an island dispatches when it is hydrated; bubbles. */
export const HYDRATED_EVENT = 'asia:hydrated';
/** On a link with a click handler of its own: a tap before hydration is replayed, as on a button. */
export const NEEDS_CODE = 'data-needs-code';
/** On a button that adds one of a dish: the dish's key. The boot script counts early taps, in {@link COUNTER}. */
export const ORDERS = 'data-orders';
/** On what counts units in the cart: `open`, or `closed` while there are none. */
export const COUNTER = 'data-counter';
/** On the element of a counter whose only text is the number. The boot script may have changed it: React keeps that text. */
export const COUNTS = 'data-counts';
/** The attributes of an element with {@link COUNTS}. */
export const countsEarly = { [COUNTS]: '', suppressHydrationWarning: true };
/** The link to the cart, with {@link COUNTER}. Its `data-none` and `data-one` are the words for no dish and for one. */
export const CART_BUTTON_ID = 'cart-button';
/** Event on the window when the boot script has stored an intent. */
export const INTENT_EVENT = 'asia:intent';
/** Event on the window with a {@link CaughtError}, when a boundary has caught an error. */
export const CAUGHT_EVENT = 'asia:caught';
export interface CaughtError {
  thrown: unknown;
  /** The components around the place that threw, as lines of a stack. */
  components?: string;
}
/** Key in the local storage: the cart, as the plain array of its lines. */
export const CART_KEY = 'cartItems';
/** Key in the local storage: dishes added before hydration, as lines. The cart takes them over when it starts. */
export const INTENTS_KEY = 'cartItems.intents';
/** Key in the session storage: what the guest has written for the open order, as `{ order, texts }`; notes by dish. */
export const ORDER_TEXTS_KEY = 'pedidoTextos';
/** On the link that opens the drawer: with the focus on it, the shell requests the drawer's code before hydration. */
export const TAP_TARGET = 'data-tap';
/** On the element that opens a dish's sheet: the key of the dish. */
export const DISH = 'data-dish';

/** On elements that stick at the `top` of the window, under the bar: a focused element scrolls to a place below them. */
export const STICKS = 'data-sticks';

/** On `<html>` once the page is hydrated or the guest has scrolled: deferred pictures may load. */
export const DEFERRED_IMAGES_READY = 'data-deferred-images-ready';

/** Router state of a link whose page differs only below it: the new page restores scroll position and focus itself. */
export const PRESERVE_SCROLL = { place: 'kept' } as const;

export function preservesScroll(state: unknown): boolean {
  return (
    typeof state === 'object' && state !== null && 'place' in state && state.place === PRESERVE_SCROLL.place
  );
}

/** JSON as the content of a `script`. With `<` escaped, no text in it ends the element or begins a comment. */
export function jsonInHtml(data: unknown): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}

/** An attribute as props: `<a {...attribute(TAP_TARGET, 'menu')}>`. */
export function attribute(name: `data-${string}`, value = ''): Record<`data-${string}`, string> {
  return { [name]: value };
}

/** Whether a click is the browser's own: it opens the link in another tab or window. */
export const opensElsewhere = (event: Pick<MouseEvent, 'button' | 'ctrlKey' | 'metaKey' | 'shiftKey'>) =>
  event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0;
