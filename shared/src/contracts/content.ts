import type { PageMeta } from './site';

/** An entry of the content by its name: `facts`, `page/About`, `section/arroz`, `carta/en`, `rail`. */
export type ContentEntries = Readonly<Record<string, unknown>>;

/** Where the entries of a content build are, by name; a file of that build. */
export type ContentIndex = Readonly<Record<string, ContentFile>>;

export interface ContentFile {
  /** Address of its JSON, which names its own bytes: an entry that stays the same keeps its address. */
  address: string;
  /** Subresource integrity. */
  integrity: string;
}

/** The content of a page, as JSON before any script (`#content`). */
export interface PageContent {
  /** The entries that the page needs at once. */
  entries: ContentEntries;
  /** The file of the {@link ContentIndex}; absent where the page has every entry, as in development. */
  index?: ContentFile;
}

/** A page of the content: one of a category, or a carta. */
export interface ContentRoute {
  /** Key of the category, or language of the carta. */
  key: string;
  /** Registered spelling of its address. */
  route: string;
}

/** What a release reads of a content build. */
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
