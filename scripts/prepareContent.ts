import path from 'node:path';
import { checkOwnContent, readWorkbook, routesInDevelopment, writeChanged } from '@asia/content-build';
import { readTestContent } from '@asia/content-build/testing/readTestContent';
import { root } from '@asia/release-store/root';

/** Checks and writes the content for development and tests. @throws Error with a Spanish sentence for each mistake */
export async function prepareContent(): Promise<void> {
  const folder = path.join(root, '.cache/content');
  writeChanged(folder, { 'testing.json': readTestContent() });
  const checked = await checkOwnContent(await readWorkbook());
  for (const note of checked.notes) console.warn(note);
  writeChanged(folder, { 'entries.json': checked.entries, 'site.json': routesInDevelopment(checked) });
  const { categories } = checked.content;
  const dishes = categories.flatMap((category) => category.dishes);
  console.log(`${dishes.length} platos en ${categories.length} categorías`);
}
