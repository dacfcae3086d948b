/*
 * Ids, attributes and events that one build writes and another reads. Each is an export of its own, so that the small
 * boot script has only the ones that it uses.
 */

/** The element that React renders into. */
export const ROOT_ID = 'root';
/** The frame inside it. In prerendered HTML, everything before it belongs in the head. */
export const FRAME_ID = 'app';
/** The title of a page, which gets the focus on arrival. */
export const TITLE_ID = 'title';
/** The page without the frame: target of "Saltar al contenido". */
export const CONTENT_ID = 'content';
/** The links of the bar: without scripts, the menu button leads here. */
export const NAVIGATION_ID = 'navigation';
/** What the checkout says about a guest's data: target of a link in the footer. */
export const PRIVACY_ID = 'tus-datos';

/** JSON in the page: the builds that it was composed from, a `ReleasePointer`. */
export const RELEASES_ID = 'releases';
/** JSON in the page: the routes of the site, a `SiteTable`. */
export const ROUTES_ID = 'routes';
/** JSON in the page: the scripts that bring it to life, a `ScriptList`. */
export const SCRIPTS_ID = 'scripts';

/** The notice that the page takes long to come to life. The attribute `data-now` shows it at once. */
export const SLOW_NOTICE_ID = 'slow-notice';
/** Query for which the server makes the browser empty its cache: a broken copy in it would last a year. */
export const RELOAD_PARAM = 'reload';
/** On `<html>` of a page from the browser's own storage: when it was last live, as in the header `Date`. */
export const OFFLINE_COPY_DATE = 'data-offline-copy-date';
/** At the root of the site: the script that keeps pages for when there is no network. */
export const WORKER = 'service-worker.js';
/** At the root of the site: what it keeps, an `OfflineList`. */
export const OFFLINE_LIST = 'offline.json';
/** On the root once the main script has started: a second copy of it must do nothing. */
export const STARTED = 'data-started';

/** A part of the page that comes to life by itself. */
export const ISLAND = 'data-island';
/** On an island: its handlers are attached. */
export const HYDRATED = 'data-hydrated';
/** Event of an island that comes to life; bubbles. */
export const HYDRATED_EVENT = 'asia:hydrated';
/** On a link that does more than lead somewhere: an early tap on it waits for the code, as on a button. */
export const NEEDS_CODE = 'data-needs-code';
/** Names an element that React replaces by one that looks the same: an early tap goes to the new one. */
export const TAP_TARGET = 'data-tap';
/** On the element that opens a dish's sheet: the key of the dish. */
export const DISH = 'data-dish';
/** On `<html>` while the page's last button is in view: on a phone the dock hides. */
export const LAST_STEP = 'data-last-step';

/** On `<html>` once a script of the page has arrived or the guest has acted: pictures further down may load. */
export const DEFERRED_IMAGES_READY = 'data-deferred-images-ready';

/**
 * Router state of a link to a page that differs only below the link. The new page itself keeps scroll position and focus
 * there.
 */
export const PRESERVE_SCROLL = { place: 'kept' } as const;

export function preservesScroll(state: unknown): boolean {
  return (
    typeof state === 'object' && state !== null && 'place' in state && state.place === PRESERVE_SCROLL.place
  );
}

/** Puts a mark on an element: `<a {...mark(TAP, 'menu')}>`. */
export function mark(name: `data-${string}`, value = ''): Record<`data-${string}`, string> {
  return { [name]: value };
}
