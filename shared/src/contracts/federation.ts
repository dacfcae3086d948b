/** One route of the site and what fulfils it. */
export interface PageEntry {
  /** Registered spelling, e.g. `/ArrozChino`. */
  route: string;
  /** Name of the exposed page component. */
  expose: string;
  props?: Record<string, string>;
  /** Prop name → `remote/Expose` of another remote that the shell renders into this page. */
  slots?: Record<string, string>;
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

/** Files of one exposed module, addresses relative to the build's base. */
export interface ExposeFiles {
  scripts: string[];
  styles: string[];
}

/** One live build of a remote, as pinned in every page. */
export interface RemoteRelease {
  name: string;
  container: string;
  version: string;
  /** Folder of the build, with a trailing slash: `/mfe/menu-mfe/1a2b3c/`. */
  base: string;
  /** Name of the remote entry inside `base`. */
  entry: string;
  exposes: Record<string, ExposeFiles>;
  /** Subresource integrity by file name inside `base`. */
  integrity: Record<string, string>;
}

/** One live build of the shell. */
export interface ShellRelease {
  version: string;
  base: string;
  scripts: string[];
  styles: string[];
  integrity: Record<string, string>;
}

/** What is live: `/releases.json`, and pinned in every page. */
export interface ReleasePointer {
  schema: 1;
  shell: ShellRelease;
  remotes: RemoteRelease[];
  productsUrl: string;
}
