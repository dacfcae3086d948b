import { randomUUID } from 'node:crypto';
import { generationFile, type ReleaseStore, RETENTION } from '@asia/release-store';
import { findUnneeded, megabytes } from './prune';

/** A release of all parts writes three times as much as its pages (November 2026). */
const RELEASE_TO_PAGES = 3;

/**
 * Tries room and rights of the release store: it writes and removes as many bytes as a release of all parts has.
 * Otherwise a release would fail after minutes of work.
 * @param forOwner true for a release of content: the sentence is Spanish
 * @throws Error with what frees room, when the release store takes no file
 */
export async function checkRoom(store: ReleaseStore, forOwner: boolean): Promise<void> {
  const live = await store.live();
  const pages = live ? await store.files.list(generationFile(live.folder, '')) : [];
  const pagesBytes = pages.reduce((sum, { size }) => sum + size, 0);
  // An object store is never full.
  const bytes = store.served.remote ? 1 : Math.max(1, pagesBytes * RELEASE_TO_PAGES);
  // As pages that never go live: whatever is left of a killed release, the next ones remove.
  const probe = generationFile(`000000-${randomUUID()}`, 'room');
  try {
    await store.files.create(probe, Buffer.alloc(bytes));
  } catch (error) {
    throw new Error(await describe(store, error, forOwner), { cause: error });
  } finally {
    await store.files.remove([probe]).catch(() => undefined);
  }
}

async function describe(store: ReleaseStore, error: unknown, forOwner: boolean): Promise<string> {
  const { cause, message: raw } = error as Error;
  const message = cause instanceof Error ? cause.message : raw;
  const { location } = store.files;
  if (!/ENOSPC|EDQUOT/.test(message))
    return forOwner
      ? `No se puede escribir donde se publica (${message}): nada cambió. Avisa a quien opera el sitio.`
      : `${location} cannot be written (${message}). Nothing has changed. A release needs a folder of this user that is not read-only.`;
  // A damaged deployment stops `prune`, which says so.
  const found = await findUnneeded(store, RETENTION.unusedBuildDays).catch(() => ({}));
  const freed = megabytes(Object.values(found).flat());
  return forOwner
    ? `No hay espacio para publicar: nada cambió. Avisa a quien opera el sitio: npm run prune libera ${freed}.`
    : `${location} has no room for a release (${message}). Nothing has changed. npm run prune frees ${freed}.`;
}
