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
}

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
