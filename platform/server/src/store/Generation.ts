import type { PreparedFile } from '../answer/PreparedFile';

/** A page for guests over http and over https; only the policy differs. */
export interface Page {
  plain: PreparedFile;
  secure: PreparedFile;
}

/** Everything that one generation serves, in memory. */
export interface Generation {
  id: string;
  /** Version by app. */
  versions: Readonly<Record<string, string>>;
  /** Pages by `routeKey`. */
  pages: ReadonlyMap<string, Page>;
  notFound: Page;
  /** Files with an address of their own (`/releases.json`, `/robots.txt`, `/icons/…`), by exact address. */
  files: ReadonlyMap<string, PreparedFile>;
  /** The list behind `GET /products`, if this generation has one. */
  products: PreparedFile | null;
}
