import { decodedAddressKey } from '@asia/shared/contracts';
import type { PreparedFile } from '../answer/PreparedFile';
import { StoreError } from '../errors';
import type { LoadedGeneration } from './LoadedGeneration';

/**
 * The file of a generation at an address, if it has one.
 * @throws {StoreError} `degraded` when the file is damaged
 */
export function fileAt({ id, files }: LoadedGeneration, address: string): PreparedFile | undefined {
  const file = files.get(address);
  if (file === null) throw new StoreError('degraded', `${address} of generation ${id} is not whole`);
  return file;
}

/**
 * The answer to an address: a page in any spelling, a file in its exact one, or "not found".
 * @param address decoded path
 */
export function pageOrFile(generation: LoadedGeneration, address: string, secure: boolean): PreparedFile {
  const page = generation.pages.get(decodedAddressKey(address));
  if (!page) {
    const file = fileAt(generation, address);
    if (file) return file;
  }
  const { plain, secure: overHttps } = page ?? generation.notFound;
  return secure ? overHttps : plain;
}

/** Whether the proxy in front took the request over https; without a proxy the server speaks plain http. */
export const isSecure = (forwarded: string | string[] | undefined): boolean =>
  typeof forwarded === 'string' && forwarded.startsWith('https');
