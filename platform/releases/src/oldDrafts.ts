import { lstat, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { RETENTION } from '@asia/release-store';

/** Folders in which builds and generations are put together; a killed release leaves its own. */
const DRAFT = /^asia-(?:build|content|generation)-/;

/** Removes what killed releases of this user left in the temporary folder. */
export async function removeOldDrafts(): Promise<void> {
  const isOld = async (folder: string) => {
    const { uid, mtimeMs } = await lstat(folder);
    return uid === process.getuid?.() && Date.now() - mtimeMs > RETENTION.releaseInProgressMs;
  };
  for (const name of await readdir(tmpdir()).catch(() => [])) {
    const folder = path.join(tmpdir(), name);
    // Another release may remove it at the same moment.
    if (DRAFT.test(name) && (await isOld(folder).catch(() => false)))
      await rm(folder, { recursive: true, force: true }).catch(() => undefined);
  }
}
