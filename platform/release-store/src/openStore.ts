import path from 'node:path';
import type { BlobStore } from './BlobStore';
import { FileSystemStore } from './FileSystemStore';
import { S3Store } from './S3Store';

/** Place of a release store: a folder or, with `remote`, an object store and the folder of its copy. */
export interface StorePlace {
  folder: FileSystemStore;
  remote?: BlobStore;
}

/**
 * Opens the release store of the environment: the folder `SITE_DIR` (`site`) or, with `SITE_STORE`
 * (`s3://bucket/prefix`), an object store. `SITE_DIR` is then its local copy: by default the cache of the systemd unit,
 * or `.cache/site-copy`.
 * @param root base of relative folders
 * @throws Error when `SITE_STORE` is no such address
 */
export function openStore(
  { SITE_STORE, SITE_DIR, CACHE_DIRECTORY }: NodeJS.ProcessEnv,
  root = process.cwd(),
): StorePlace {
  if (!SITE_STORE) return { folder: new FileSystemStore(path.resolve(root, SITE_DIR ?? 'site')) };
  if (!/^s3:\/\/[^/]+/.test(SITE_STORE))
    throw new Error(`SITE_STORE must be an address like s3://bucket/prefix, not "${SITE_STORE}".`);
  const folder = SITE_DIR ?? CACHE_DIRECTORY ?? '.cache/site-copy';
  return { folder: new FileSystemStore(path.resolve(root, folder)), remote: new S3Store(SITE_STORE) };
}
