import { type Bodies, type FileSystemStore, readWhole } from '@asia/release-store';
import { StoreError } from '../errors';

/**
 * Reads a file of a generation as it was stored. A changed compressed sibling is left out.
 * @param hash SHA-256, or its first digits
 * @throws {StoreError} naming the file, when it is missing or changed
 */
export async function readStored(folder: FileSystemStore, name: string, hash: string): Promise<Bodies> {
  const { bodies, changed } = await readWhole(folder, name, hash);
  if (!bodies) throw new StoreError('broken', `${name} is ${changed.length > 0 ? 'changed' : 'missing'}`);
  return bodies;
}
