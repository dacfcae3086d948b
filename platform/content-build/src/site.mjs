// @ts-check
// Content for the descriptions of apps (`app.mjs`); plain Node, because webpack configurations import it.
import { readFileSync } from 'node:fs';

/** @param {string} file below `shared/generated/` @returns {any} */
const readGenerated = (file) =>
  JSON.parse(readFileSync(new URL(`../../../shared/generated/${file}`, import.meta.url), 'utf8'));

/**
 * Metadata of a page from the owner's `pages.csv`.
 * @param {string} route registered spelling, or `404`
 * @returns {import('@asia/shared/contracts').PageMeta}
 * @throws {Error} when the file has no such row
 */
export function headOf(route) {
  const head = readGenerated('pages.json')[route];
  if (!head) throw new Error(`content/pages.csv has no row for ${route}.`);
  const { title, description, share, shareAlt } = head;
  return { title, description, share, shareAlt };
}

/**
 * The rows of the owner's `categories.csv`, in the order of the menu.
 * @returns {{ key: string, route: string }[]}
 */
export const categories = () => readGenerated('categories.json');

/**
 * The facts of the restaurant.
 * @returns {{ name: string, siteUrl: string, address: { city: string } }}
 */
export const restaurant = () => readGenerated('restaurant.json');
