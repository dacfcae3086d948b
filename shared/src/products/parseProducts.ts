import type { Product } from '../contracts';
import { ownPicture } from '../menu/ownPicture';
import { ParsingError } from './ParsingError';

/** A list longer than this is not a drinks and kids menu. */
const MOST_PRODUCTS = 2_000;

/**
 * Reads the answer of `GET /products`: an array of products. Rows without a name or a category are left out,
 * since no page could show them; texts stay texts whatever they contain.
 * @throws {ParsingError} if the answer is not an array
 */
export function parseProducts(data: unknown): Product[] {
  if (!Array.isArray(data)) throw new ParsingError('GET /products did not answer with an array', data);
  return data.slice(0, MOST_PRODUCTS).flatMap((row: unknown) => readProduct(row) ?? []);
}

function readProduct(row: unknown): Product | null {
  if (typeof row !== 'object' || row === null) return null;
  const fields = new Map(Object.entries(row));
  const name = text(fields.get('name'), 200);
  const category = text(fields.get('category'), 40);
  if (name === '' || category === '') return null;

  const price: unknown = fields.get('price');
  return {
    id: Number.isSafeInteger(Number(fields.get('id'))) ? Number(fields.get('id')) : 0,
    name,
    plato: text(fields.get('plato'), 80),
    image: ownPicture(fields.get('image')),
    desc: text(fields.get('desc'), 500),
    price: typeof price === 'number' && Number.isFinite(price) ? price : text(price, 20),
    category,
  };
}

function text(value: unknown, length: number): string {
  return typeof value === 'string' ? value.trim().slice(0, length) : '';
}
