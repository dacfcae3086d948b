/** One route of the site and what fulfils it. */
export interface PageEntry {
  /** Registered spelling, e.g. `/ArrozChino`. */
  route: string;
  /** Name of the exposed page component. */
  expose: string;
  props?: Record<string, string>;
  /** Prop name → `remote/Expose` of another remote that the shell renders into this page. */
  slots?: Record<string, string>;
  /** Names of data chunks that the page needs at once. */
  data?: string[];
  /** Singletons that the shell provides on demand and the page needs at once, e.g. `ui-forms`. */
  singletons?: string[];
}

export interface RemoteEntry {
  name: string;
  /** Global under which the federation container registers. */
  container: string;
  folder: string;
  port: number;
  exposes: Record<string, string>;
  pages: PageEntry[];
}

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
  remotes: RemoteRelease[];
  /** Where the product list is asked for. */
  productsUrl: string;
}

/** What a build says of itself; kept beside it in the release store. */
export interface BuildManifest {
  app: string;
  version: string;
  /** Version of `@asia/shared` that the build provides (shell) or needs (remotes). */
  shared: string;
  /** When it was published, ISO 8601. */
  publishedAt: string;
  /** Scripts and styles of the app itself, relative to its base. */
  own: PageFiles;
  /** Scripts and styles of each page, expose or singleton on demand (`@asia/shared/…`), relative to the base. */
  pages: Record<string, PageFiles>;
  /** Subresource integrity of each script and style, by file. */
  integrity: Record<string, string>;
}

export interface PageFiles {
  scripts: string[];
  styles: string[];
}
