import { readFileSync } from 'node:fs';
import path from 'node:path';
import { computeHash } from '@asia/release-store';
import { pictureFolders } from './pictureFolders';

/**
 * The cards of shared links, at addresses that name their content: builds and generations do not copy them.
 * @returns route → address below `/pictures/`
 */
export function shareCards(): Record<string, string> {
  const files = JSON.parse(readFileSync(path.join(pictureFolders.share, 'share.json'), 'utf8')) as Record<
    string,
    string
  >;
  const addressOf = (file: string) => {
    const { name, ext } = path.parse(file);
    return `${name}.${computeHash(path.join(pictureFolders.share, file)).slice(0, 8)}${ext}`;
  };
  return Object.fromEntries(Object.entries(files).map(([route, file]) => [route, addressOf(file)]));
}

export const cardFile = (address: string) =>
  path.join(pictureFolders.share, address.replace(/\.[0-9a-f]{8}\./, '.'));
