import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import type { BlobStore } from './BlobStore';
import { isText } from './contentTypes';
import { computeHash } from './hashes';

/** A content, and its brotli copy if it has one. */
export interface Bodies {
  identity: Buffer;
  br?: Buffer;
}

const decode = promisify(brotliDecompress);

/**
 * Reads a file with its compressed sibling, and compares them with the stored ones.
 * @param hash SHA-256 of the plain content, or its first digits; without it nothing is compared
 * @returns no bodies if the plain file is missing or changed; a changed sibling is left out; names of changed files
 */
export async function readWhole(
  store: Pick<BlobStore, 'read'>,
  name: string,
  hash?: string,
): Promise<{ bodies: Bodies | null; changed: string[] }> {
  const identity = await store.read(name);
  if (!identity) return { bodies: null, changed: [] };
  const isStored = (content: Buffer | null) =>
    hash === undefined || (content !== null && computeHash(content).startsWith(hash));
  if (!isStored(identity)) return { bodies: null, changed: [name] };
  const br = isText(name) ? await store.read(`${name}.br`) : null;
  if (!br) return { bodies: { identity }, changed: [] };
  const plain = hash === undefined ? null : await decode(br).catch(() => null);
  if (isStored(plain)) return { bodies: { identity, br }, changed: [] };
  return { bodies: { identity }, changed: [`${name}.br`] };
}
