import type { PreparedFile } from '../answer/PreparedFile';
import type { Generation } from './Generation';
import { routeKey } from './routeKey';

/** The answer to an address: a page in any letter case, a file in its exact one, or "not found". */
export function pageOrFile(
  { pages, files, notFound }: Generation,
  address: string,
  secure: boolean,
): PreparedFile {
  const page = pages.get(routeKey(address));
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
