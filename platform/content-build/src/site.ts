import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '@asia/release-store/root';
import type { CategoryKey, PageMeta } from '@asia/shared/contracts';

/** @param file below `shared/generated/` */
const readGenerated = <Content>(file: string) =>
  JSON.parse(readFileSync(path.join(root, 'shared/generated', file), 'utf8')) as Content;

/**
 * What the owner's `pages.csv` says of a page.
 * @param route registered spelling, or `404`
 * @throws Error when the file has no such row
 */
export function headOf(route: string): PageMeta {
  const head = readGenerated<Record<string, PageMeta>>('pages.json')[route];
  if (!head) throw new Error(`content/pages.csv has no row for ${route}.`);
  const { title, description, share, shareAlt } = head;
  return { title, description, share, shareAlt };
}

/** The rows of the owner's `categories.csv`, in the order of the menu. */
export const categories = () => readGenerated<{ key: CategoryKey; route: string }[]>('categories.json');

/** The facts of the restaurant. */
export const restaurant = () => readGenerated<{ name: string; address: { city: string } }>('restaurant.json');
