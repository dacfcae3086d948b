import { readFile } from 'node:fs/promises';
import type { Bodies } from '../answer/PreparedFile';
import { isSystemError } from '../errors';

async function readIfThere(file: string): Promise<Buffer | undefined> {
  try {
    return await readFile(file);
  } catch (error) {
    if (isSystemError(error, 'ENOENT')) return undefined;
    throw error;
  }
}

/**
 * Reads a file and, where they exist, its compressed siblings `.br` and `.gz`.
 * @param compressed false where there is no use in looking for siblings
 */
export async function readBodies(file: string, compressed = true): Promise<Bodies> {
  const [identity, br, gzip] = await Promise.all([
    readFile(file),
    compressed ? readIfThere(`${file}.br`) : undefined,
    compressed ? readIfThere(`${file}.gz`) : undefined,
  ]);
  return { identity, ...(br && { br }), ...(gzip && { gzip }) };
}
