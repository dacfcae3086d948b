import { contentEntry, hasContent } from '../../content';
import type { CategorySection, EntryName, Prices } from '../../contracts';
import { pricesIn } from '../../menu/pricesIn';

/** The pinned prices of a section: empty if it has left the menu, undefined if they do not load. */
export async function fetchPinnedPrices(name: EntryName<CategorySection>): Promise<Prices | undefined> {
  if ((await hasContent(name)) === false) return {};
  const section = await contentEntry(name).prefetch();
  return section && pricesIn(section);
}
