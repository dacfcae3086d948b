import { decodedAddressKey } from '@asia/shared/contracts';
import type { PreparedFile } from '../answer/PreparedFile';
import type { Generation } from './Generation';

/**
 * The answer to an address: a page in any spelling, a file in its exact one, or "not found".
 * @param address decoded path
 */
export function pageOrFile(
  { pages, files, notFound }: Generation,
  address: string,
  secure: boolean,
): PreparedFile {
  const page = pages.get(decodedAddressKey(address));
  if (!page) {
    const file = files.get(address);
    if (file) return file;
  }
  const { plain, secure: overHttps } = page ?? notFound;
  return secure ? overHttps : plain;
}

/** Whether the proxy in front took the request over https; without a proxy the server speaks plain http. */
export const isSecure = (forwarded: string | string[] | undefined): boolean =>
  typeof forwarded === 'string' && forwarded.startsWith('https');
