import type { PageMeta } from './site';

/** Entries of the content, by name: `facts`, `page/About`, `section/arroz`, `carta/en`, `rail`. */
export type EntriesByName = Readonly<Record<string, unknown>>;

/** Subresource integrity of the entries of a content build, by name; a file of that build. */
export type ContentIndex = Readonly<Record<string, string>>;

/**
 * Address of an entry. Twelve digits of its hash name its bytes: an unchanged entry keeps its address.
 * @param integrity `sha256-…`, in base64: eight characters are twelve hexadecimal digits
 */
export function entryAddress(name: string, integrity: string): string {
  const bytes = atob(integrity.slice('sha256-'.length).slice(0, 8));
  const digits = Array.from(bytes, (byte) => byte.charCodeAt(0).toString(16).padStart(2, '0')).join('');
  return `/mfe/content/entries/${name.replace('/', '-')}.${digits}.json`;
}

export interface ContentFile {
  address: string;
  integrity: string;
}

/** The content of a page, as JSON before any script (`SITE_CONTENT_ID`). */
export interface PageContent {
  /** The entries that the page needs at once. */
  entries: EntriesByName;
  /** The file of the {@link ContentIndex}; absent where the page has every entry, as in development. */
  index?: ContentFile;
}

export interface ContentRoute {
  /** Key of the category, or language of the carta. */
  key: string;
  /** Registered spelling of its address. */
  route: string;
}

/** The part of a content build that a release reads. */
export interface SiteContent {
  /** The pages that a description names with `each`. */
  routes: { category: ContentRoute[]; carta: ContentRoute[] };
  /** Addresses of categories that have left the menu: they lead to the page of the menu. */
  withdrawn?: string[];
  /** Head of every page, by registered spelling; `404` of the page that is not found. */
  heads: Record<string, PageMeta>;
  /** Names of the site in a web app manifest. */
  site: { name: string; shortName: string };
  index: ContentIndex;
}
