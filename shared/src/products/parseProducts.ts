import type { ListedDish } from '../contracts';
import { parseUrl } from '../menu/parseUrl';
import { ownPicture, pictureBeside } from '../menu/pictureAddress';
import { readDish } from '../menu/readDish';

const MAX_PRODUCTS = 2_000;

/**
 * Reads the response of `GET /products`, an array of products. Rows without a name or a category are left out, because
 * no page could show them.
 * @param url of the request: if it is absolute, pictures from its origin are shown too
 * @returns null if the response is not an array
 */
export function parseProducts(data: unknown, url = ''): ListedDish[] | null {
  if (!Array.isArray(data)) return null;
  const picture = parseUrl(url) ? pictureBeside(url) : ownPicture;
  return data.slice(0, MAX_PRODUCTS).flatMap((row: unknown) => readDish(row, picture) ?? []);
}
