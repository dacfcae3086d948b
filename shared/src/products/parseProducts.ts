import type { ListedDish } from '../contracts';
import { parseUrl } from '../menu/parseUrl';
import { ownPicture, pictureBeside } from '../menu/pictureAddress';
import { readDish } from '../menu/readDish';

const MAX_PRODUCTS = 2_000;

/**
 * Reads the answer of `GET /products`, without rows that have no name or category; null if it is no array.
 * @param url of the request: if it is absolute, pictures from its origin are shown too
 */
export function parseProducts(data: unknown, url = ''): ListedDish[] | null {
  if (!Array.isArray(data)) return null;
  const picture = parseUrl(url) ? pictureBeside(url) : ownPicture;
  return data.slice(0, MAX_PRODUCTS).flatMap((row: unknown) => readDish(row, picture) ?? []);
}
