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
  /**
   * A file with an address of its own (`/releases.json`, `/products`, `/icons/…`), by exact address. A damaged one is
   * read again each time.
   * @throws {StoreError} naming the file, while it is damaged
   */
  fileAt(address: string): Promise<PreparedFile | undefined>;
  /** All of its files, by name in the release store: SHA-256 or its first digits. */
  hashes: ReadonlyMap<string, string>;
  /** Needed files, which stay in memory. */
  bodies: ReadonlyMap<string, Bodies>;
}
