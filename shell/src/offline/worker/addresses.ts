import { addressKey, OFFLINE_LIST } from '@asia/shared/contracts';

/** Pages of one release, and its list of what to cache. */
export const PAGES = 'asia-pages';
/** Files of builds, which never change. */
export const FILES = 'asia-files';
export const PICTURES = 'asia-pictures';
export const DATA = 'asia-data';

export const LIST = `${location.origin}/${OFFLINE_LIST}`;

/** One key for each page, whatever the spelling and query of its address. */
export function pageKey(address: string): string {
  // A path may begin with two slashes: by itself it would name another site.
  const { origin, pathname } = new URL(address.startsWith('/') ? location.origin + address : address);
  return origin + addressKey(pathname);
}
