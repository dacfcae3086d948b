import type { PageContent } from './content';
import type { ReleasePointer, ScriptList } from './federation';
import type { PageMeta, SiteTable } from './site';

/** Version of {@link ShellPrerender}, raised when it changes: the tools refuse a shell of another version. */
export const PRERENDER_VERSION = 2;

/** Address of a file of a build, and its subresource integrity; empty where it has none. */
export type AssetFile = readonly [address: string, integrity: string];

/** The files that a page needs at first. */
export interface DocumentFiles {
  /** The script that starts the others. */
  boot: AssetFile;
  styles: readonly AssetFile[];
  /** Addresses of fonts to preload. */
  fonts: readonly string[];
  scripts: ScriptList;
  content: PageContent;
}

export interface DocumentRow {
  /** Registered spelling, or `/404`. */
  path: string;
  head: PageMeta;
  noindex: boolean;
  status: 200 | 404;
}

/** The composed site, for the shell that writes its pages. */
export interface PrerenderSite {
  /** The remotes' Node builds: the container's name and the absolute path of its script. */
  remotes: { container: string; entry: string }[];
  pointer: ReleasePointer;
  table: SiteTable;
  pages: DocumentRow[];
  /** In a preview only: changes of the menu, for the owner, one line each. */
  preview?: string[];
}

/** Exports of the shell's Node build. It writes the whole text of pages, of `robots.txt` and of `sitemap.xml`. */
export interface ShellPrerender {
  PRERENDER_VERSION: number;
  /** Call once, before all else. */
  setup: (site: PrerenderSite) => void;
  /** @throws the first error of any component: an incomplete page is not released */
  render: (path: string, files: DocumentFiles) => Promise<string>;
  /** @returns content by file name */
  siteFiles: () => Record<string, string>;
  /** @returns the document that a server sends while it can serve nothing else */
  unavailablePage: () => string;
}
