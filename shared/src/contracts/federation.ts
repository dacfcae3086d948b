import type { AppDescription } from './site';

/** One live build of a remote. */
export interface RemoteRelease {
  name: string;
  /** Global under which the federation container registers. */
  container: string;
  /** Hash of the build's content. */
  version: string;
  /** Folder of the build, with a trailing slash: `/mfe/menu-mfe/1a2b3c/`. */
  base: string;
  /** Name of the remote entry inside `base`. */
  entry: string;
  /** Subresource integrity of the entry, which carries that of every other file. In development nothing is checked. */
  integrity?: string;
  /** The build that was live before and fits the others too: it stands in when this one does not run. */
  former?: Pick<RemoteRelease, 'version' | 'base' | 'entry' | 'integrity'>;
}

/** In each page as JSON: the scripts that bring it to life, address → subresource integrity. */
export interface ScriptList {
  /** Run in this order. */
  run: Record<string, string>;
  /** Needed soon after: fetched, not run. */
  preload: Record<string, string>;
}

/**
 * How one load of a page went, as the page remembers it and may report it: a file of a build, or what a file brought.
 * Nothing of it tells who the guest is.
 */
export interface LoadRecord {
  app: string;
  version: string;
  /** What was loaded, or `use`: what came is not what was agreed, or breaks. */
  phase: (typeof LOAD_PHASES)[number];
  ms: number;
  /** Over the network; 0 from the browser's cache. */
  bytes: number;
  /** `failed`: it did not come when it was first asked for, or kept silent. */
  outcome: 'ready' | 'failed';
  /** The guest has it all the same: by a second try, or by the build before. */
  recovered: boolean;
}
export const LOAD_PHASES = ['start', 'entry', 'chunk', 'style', 'use'] as const;

/** Name of the `Server-Timing` of a page that says where its loads are reported: a header reaches it without a request. */
export const REPORTS = 'reports';
/** The same for the builds that it may run in place of released ones: `stored`, and origins of the developer's machine. */
export const OVERRIDES = 'overrides';
/** Where the server of the site itself counts them. */
export const COUNTED_AT = '/loads';

/** What is live: `/releases.json`, and the same, pinned, in every page. */
export interface ReleasePointer {
  /** Raised when the shape changes. */
  schema: 1;
  shell: { version: string; base: string };
  /** By name. */
  remotes: RemoteRelease[];
  /** Where the product list is asked for. */
  productsUrl: string;
}

/** What a browser keeps of a release, so that the site opens without a network. */
export interface OfflineList {
  pointer: ReleasePointer;
  /** Path → title of the pages that are kept though they were never opened. */
  pages: Record<string, string>;
  /** Address → subresource integrity, empty where a file has none. */
  files: Record<string, string>;
}

export interface PageFiles {
  scripts: string[];
  styles: string[];
}

/** What a build says of itself: `build.json`, beside its files in the release store. */
export interface BuildManifest {
  /** Raised when the shape changes. */
  schema: 2;
  app: string;
  /** Hash of all files of the build. */
  version: string;
  description: AppDescription;
  /** Version of `@asia/shared` that the build was compiled with. */
  shared: string;
  /** Scripts and styles of the app itself, relative to its base. */
  own: PageFiles;
  /** Scripts and styles of each page, expose or singleton on demand (`@asia/shared/…`), relative to the base. */
  pages: Record<string, PageFiles>;
  /** Fonts that every page fetches at once, relative to the base. */
  fonts: string[];
  /** SHA-256 of each file of the build, by its path: `web/…`, `node/…`, `site/…`, `data/…`, `contract/…`. */
  files: Record<string, string>;
  /** Subresource integrity of each script and style of the web build. */
  integrity: Record<string, string>;
  /** Pictures of the menu that the build shows, as files of `/pictures/`. */
  pictures: string[];
}
