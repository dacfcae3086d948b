/*
 * What one build writes on the document and another reads. Each mark is an export of its own, so that a script as small
 * as the boot script carries only the marks that it uses.
 */

/** Where React draws the site. */
export const ROOT_ID = 'root';
/** The frame inside it: from here on the HTML is the page, before it stands what React puts into the head. */
export const FRAME_ID = 'app';
/** The title of a page, which gets the focus on arrival. */
export const TITLE_ID = 'titulo';
/** The page without the frame, where "Saltar al contenido" leads. */
export const CONTENT_ID = 'contenido';
/** The links of the bar, where the menu button leads without scripts. */
export const NAVIGATION_ID = 'navegacion';
/** What the checkout says of a guest's data; the footer leads there. */
export const PRIVACY_ID = 'tus-datos';

/** JSON in the page: the builds that it was composed from, a `ReleasePointer`. */
export const RELEASES_ID = 'releases';
/** JSON in the page: the routes of the site, a `SiteTable`. */
export const ROUTES_ID = 'routes';
/** JSON in the page: the scripts that bring it to life, a `ScriptList`. */
export const SCRIPTS_ID = 'scripts';

/** What says that the page takes long to come alive, until it does; with `data-now` at once. */
export const LATE_ID = 'tarda';
/** Query of a page that comes with the order to empty the browser's cache: a broken copy there would last a year. */
export const ANEW = 'recargar';
/** On `<html>` of a page that came out of the browser's own storage: when it was last live, as in the header `Date`. */
export const STORED = 'data-stored';
/** At the root of the site: the script that keeps pages for when there is no network. */
export const WORKER = 'service-worker.js';
/** At the root of the site: what it keeps, an `OfflineList`. */
export const OFFLINE_LIST = 'offline.json';
/** On the root: its script has started, and another copy of it must not. */
export const STARTED = 'data-started';

/** A part of the page that comes to life by itself. */
export const ISLAND = 'data-island';
/** On an island: its handlers are attached. */
export const LIVE = 'data-live';
/** Fired on an island when it comes to life; bubbles. */
export const ISLAND_LIVE = 'asia:island-live';
/** On a link that does more than lead somewhere: a tap on it waits for the code, as a tap on a button does. */
export const NEEDS_CODE = 'data-needs-code';
/** Names an element that looks the same and is another one once the code runs. */
export const TAP = 'data-tap';
/** On what opens the sheet of a dish: the key of the dish. */
export const DISH = 'data-dish';
/** On `<html>` while the last button of the page is in view: the WhatsApp disc gives way to it on a phone. */
export const LAST_STEP = 'data-last-step';

/** On `<html>` from when the scripts of the page have arrived, or the guest has acted: pictures further down may come. */
export const UNHURRIED = 'data-unhurried';

/**
 * State of the history entry that a link makes when it changes only what stands below it: the new page brings the guest
 * to the same place and keeps the focus there.
 */
export const KEEPS_PLACE = { place: 'kept' } as const;

export function keepsPlace(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'place' in state && state.place === KEEPS_PLACE.place;
}

/** Puts a mark on an element: `<a {...mark(TAP, 'menu')}>`. */
export function mark(name: `data-${string}`, value = ''): Record<`data-${string}`, string> {
  return { [name]: value };
}
