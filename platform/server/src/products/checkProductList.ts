import { ProductsError, reasonOf } from '../errors';
import { isRecord } from '../isRecord';

/**
 * Checks that a text is a list of products, so that guests never get anything else under that address.
 * @throws {ProductsError} naming the first row that is none
 */
export function checkProductList(text: string): void {
  let list: unknown;
  try {
    list = JSON.parse(text);
  } catch (error) {
    throw new ProductsError(`is not JSON: ${reasonOf(error)}`, error);
  }
  if (!Array.isArray(list)) throw new ProductsError('is not a list');
  for (const [index, row] of list.entries()) {
    if (!isRecord(row) || typeof row.name !== 'string' || typeof row.category !== 'string') {
      throw new ProductsError(`has no name and category in row ${index + 1}`);
    }
  }
}
