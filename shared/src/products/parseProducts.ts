import type { ListedDish } from '../contracts';
import { ownPicture, pictureBeside } from '../menu/pictureAddress';
import { readDish } from '../menu/readDish';

/** The answer came, but it is not a list of products. */
export class ParsingError extends Error {
  /** By hand: minifiers rename classes. */
  override readonly name = 'ParsingError';
  readonly code = 'PARSING_ERROR';

  /** @param data what arrived instead */
  constructor(
    message: string,
    readonly data: unknown,
  ) {
    super(message);
  }
}

/** No list of drinks and kids' dishes is longer. */
const MOST_PRODUCTS = 2_000;

/**
 * Reads the answer of `GET /products`, an array of products. Rows without a name or a category are left out, because no
 * page could show them.
 * @param url of the request: if it is absolute, pictures from its origin are shown too
 * @throws {ParsingError} if the answer is not an array
 */
export function parseProducts(data: unknown, url = ''): ListedDish[] {
  if (!Array.isArray(data)) throw new ParsingError('GET /products did not answer with an array', data);
  const picture = URL.canParse(url) ? pictureBeside(url) : ownPicture;
  return data.slice(0, MOST_PRODUCTS).flatMap((row: unknown) => readDish(row, picture) ?? []);
}
