import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';
import type { BlobStore } from './BlobStore';
import { isText } from './contentTypes';
import { computeHash } from './hashes';

/** The same content in its codings; plain bytes always exist. */
export interface Bodies {
  identity: Buffer;
  br?: Buffer;
  gzip?: Buffer;
}

/** A file that differs from the stored one. */
export interface Fault {
  name: string;
  is: 'missing' | 'changed';
}

/** Compressed siblings of a text, by coding. */
const siblings = [
  { coding: 'br', ending: '.br', decode: promisify(brotliDecompress) },
  { coding: 'gzip', ending: '.gz', decode: promisify(gunzip) },
] as const;

/**
 * Reads a file with its compressed siblings, and compares them with the stored ones.
 * @param hash SHA-256 of the plain content, or its first digits; without it nothing is compared
 * @returns no bodies if the plain file is missing or changed; a changed sibling is left out
 */
export async function readWhole(
  store: Pick<BlobStore, 'read'>,
  name: string,
  hash?: string,
): Promise<{ bodies: Bodies | null; faults: Fault[] }> {
  const identity = await store.read(name);
  if (!identity) return { bodies: null, faults: [{ name, is: 'missing' }] };
  const isStored = (content: Buffer | null) =>
    hash === undefined || (content !== null && computeHash(content).startsWith(hash));
  if (!isStored(identity)) return { bodies: null, faults: [{ name, is: 'changed' }] };
  const bodies: Bodies = { identity };
  const faults: Fault[] = [];
  if (!isText(name)) return { bodies, faults };
  for (const { coding, ending, decode } of siblings) {
    const content = await store.read(name + ending);
    if (!content) continue;
    const plain = hash === undefined ? null : await decode(content).catch(() => null);
    if (isStored(plain)) bodies[coding] = content;
    else faults.push({ name: name + ending, is: 'changed' });
  }
  return { bodies, faults };
}
