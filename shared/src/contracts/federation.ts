import type { ContentFile, PageContent, SiteContent } from './content';
import type { AppDescription } from './site';

/** The name of a remote for the federation: its container is a global variable, which has no hyphens. */
export const containerOf = (app: string) => app.replaceAll('-', '_');

/** Name of the script of a remote, in the folder of a build. */
export const REMOTE_SCRIPT = 'remoteEntry.js';

/** Folder of a web build, as browsers ask for it. */
export const baseOf = (app: string, version: string) => `/mfe/${app}/${version}/`;

/** Reads an id `app/Expose`, as the table of the site names pages and widgets. */
export function readExposeId(id: string): { app: string; expose: string } {
  const [app = '', expose = ''] = id.split('/');
  return { app, expose };
}

export interface RemoteBuild {
  name: string;
  /** Name of the global variable that holds the federation container. */
  container: string;
  /** Hash of the build's content. */
  version: string;
  /** Folder of the build, with a trailing slash: `/mfe/menu-mfe/1a2b3c/`. */
  base: string;
  /** Name of the script inside `base`. */
  entry: string;
  /** Subresource integrity of the script, which contains the integrity of all other files. Absent in development. */
  integrity?: string;
  /** The previous build, if it is compatible with the others. Replaces this build when it does not run. */
  fallbackBuild?: Pick<RemoteBuild, 'version' | 'base' | 'entry' | 'integrity'>;
}

/** The scripts that hydrate a page, as JSON in each page: address → subresource integrity. */
export interface ScriptList {
  /** Run in this order. */
  run: Record<string, string>;
  /** Needed soon: fetched, not run. */
  preload: Record<string, string>;
  /** Scripts and styles that are fetched when a guest taps a dish before hydration. */
  early?: Record<string, string>;
}

/** The load of one file of a build. It may be reported to the server: nothing in it identifies the guest. */
export interface LoadRecord {
  app: string;
  version: string;
  /** Kind of the file; `use` if it loaded, but throws or breaks its contract. */
  phase: (typeof LOAD_PHASES)[number];
  ms: number;
  /** Transferred over the network; 0 from the browser's cache. */
  bytes: number;
  /** `failed`: the first request failed or timed out. */
  outcome: 'ready' | 'failed';
  /** A retry or the fallback build succeeded. */
  recovered: boolean;
}
export const LOAD_PHASES = ['start', 'entry', 'chunk', 'style', 'use'] as const;

/** An error that code of a build threw. It may be reported: it has no message, which may contain a guest's words. */
export interface ErrorRecord {
  app: string;
  version: string;
  /** A boundary of the page caught it, or nothing did: an event or a promise. */
  kind: (typeof ERROR_KINDS)[number];
  /** Class of the error, e.g. `TypeError`. */
  name: string;
  /** `file:line:column`, the file below the address of the build. */
  place: string;
}
export const ERROR_KINDS = ['error', 'rejection', 'boundary'] as const;

/** How the files of the page were loaded: for the other scripts, and for developers. */
export interface PageLoads {
  /** One record for each file of a build, oldest first. */
  readonly loads: LoadRecord[];
  /** Adds to the record of the file at `address`. */
  remember(address: string, more: Partial<LoadRecord>): void;
}

/** Properties of the global object of a page that one build writes and another reads. A release compares them. */
export interface PageGlobals {
  __mfe: PageLoads | undefined;
  /** The shell's federation runtime: released remotes are built without one. */
  _ASIA_FEDERATION_RUNTIME: { __esModule: true; readonly default: unknown };
  /** In Node the renderer sets it before it loads a build; in a browser the first reader parses it from the page. */
  asiaContent: PageContent | undefined;
}

/* Metrics of a page's header `Server-Timing`, by name: settings of the server, read without a request. */
/** Address that the page reports its loads to. */
export const REPORTS = 'reports';
/** Accepted origins of overrides of released builds: `stored`, and origins of the developer's machine. */
export const OVERRIDES = 'overrides';

/** Address at which the site's own server counts the reported loads. */
export const COUNTED_AT = '/loads';
/** The most loads in one report; a visit has about thirty. */
export const MAX_REPORTED_LOADS = 60;
/** The most errors that a visit reports. */
export const MAX_REPORTED_ERRORS = 3;

/** The build of each app: the live ones in `/releases.json`, the pinned ones in a page, which loads only those. */
export interface ReleasePointer {
  /** Raised when the shape changes. */
  schema: 1;
  shell: { version: string; base: string };
  /** Sorted by name. */
  remotes: RemoteBuild[];
  content: { version: string };
  productsUrl: string;
}

/** Files of a release that the service worker precaches, so that the site works without a network. */
export interface OfflineList {
  pointer: ReleasePointer;
  /** Path → title of the pages that are cached even if the guest has not opened them. */
  pages: Record<string, string>;
  /** Address → subresource integrity. */
  files: Record<string, string>;
  /** The file of the index of the content, and the names of the entries that the pages above bring. */
  content: ContentFile & { brought: string[] };
}

export interface PageFiles {
  scripts: string[];
  styles: string[];
  /** What a tap on a dish needs: the files of chunks whose names begin with `early-`. */
  early?: string[] | undefined;
}

/** Describes a build: `build.json`, beside its files in the release store. */
export interface BuildManifest {
  /** Raised when the shape changes, or when older builds no longer run. */
  schema: 4;
  app: string;
  /** Hash of all files of the build. */
  version: string;
  description: AppDescription;
  /** Scripts and styles of the app itself, relative to its base. */
  own: PageFiles;
  /** Scripts and styles of each page, expose or singleton on demand (`@asia/shared/…`), relative to the base. */
  pages: Record<string, PageFiles>;
  /** Fonts that every page preloads, relative to the base. */
  fonts: string[];
  /** SHA-256 of each file of the build, by its path: `web/…`, `entries/…`, `node/…`, `site/…`, `data/…`, `contract/…`. */
  files: Record<string, string>;
  /** Subresource integrity of each script and style of the web build. */
  integrity: Record<string, string>;
  /** Shape of the authored files of a content build. */
  shape?: number;
  content?: SiteContent;
  /** Pictures that the build shows, as files of `/pictures/`. */
  pictures: string[];
  /**
   * Size in bytes of each picture, and the start of its SHA-256. Photographs have none: another machine may
   * encode them differently.
   */
  pictureSums?: Record<string, string>;
}
