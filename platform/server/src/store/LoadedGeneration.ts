import type { Bodies } from '@asia/release-store';
import type { PreparedFile } from '../answer/PreparedFile';

/** A page for guests over http and over https; only the policy differs. */
export interface Page {
  plain: PreparedFile;
  secure: PreparedFile;
}

/** A generation in the memory of a server. */
export interface LoadedGeneration {
  id: string;
  /** Version by app. */
  versions: Readonly<Record<string, string>>;
  /** `app/version` of each pinned build, and of each fallback build. */
  builds: ReadonlySet<string>;
  /** Pages by `addressKey`. */
  pages: ReadonlyMap<string, Page>;
  notFound: Page;
  /** Files with an address of their own (`/releases.json`, `/icons/…`), by exact address; null for a damaged one. */
  files: ReadonlyMap<string, PreparedFile | null>;
  /** The list behind `GET /products`, if this generation has one. */
  products: PreparedFile | null;
  /** All of its files, by name in the release store: SHA-256 or its first digits. */
  hashes: ReadonlyMap<string, string>;
  /** Files in memory: the files of the generation, and the files that every page needs first. */
  bodies: ReadonlyMap<string, Bodies>;
}
