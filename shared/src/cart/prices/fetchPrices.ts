import { contentEntry, hasContent } from '../../content';
import {
  type CategoryKey,
  type CategorySection,
  type ContentIndex,
  entryAddress,
  type EntryName,
  pointerOfPage,
  type Prices,
  type ReleasePointer,
} from '../../contracts';
import { fetchJson } from '../../http';
import { pricesIn } from '../../menu/pricesIn';

/** The pinned prices of a section: empty if it has left the menu, undefined if they do not load. */
export async function fetchPinnedPrices(name: EntryName<CategorySection>): Promise<Prices | undefined> {
  if ((await hasContent(name)) === false) return {};
  const section = await contentEntry(name).prefetch();
  return section && pricesIn(section);
}

/** The pinned version of the content. */
export const pinnedVersion = (): string | undefined => pointerOfPage()?.content.version;

/** The live version of the content; undefined without an answer. */
export const fetchLiveVersion = async () => (await ask<ReleasePointer>('/releases.json'))?.content.version;

/** The prices of categories in a version of the content: empty for one that has left the menu; undefined without an answer. */
export async function fetchPrices(version: string, categories: readonly CategoryKey[]) {
  const index = await ask<ContentIndex>(`/mfe/content/${version}/index.json`);
  if (!index) return undefined;
  const found: Record<CategoryKey, Prices> = {};
  for (const category of categories) {
    const name = `section/${category}`;
    const integrity = index[name];
    const address = integrity && entryAddress(name, integrity);
    const section = address ? await ask<CategorySection>(address, integrity) : { dishes: [] };
    if (!section) return undefined;
    found[category] = pricesIn(section);
  }
  return found;
}

async function ask<Data>(address: string, integrity?: string): Promise<Data | undefined> {
  const answer = await fetchJson(address, integrity === undefined ? {} : { integrity });
  return answer.ok ? (answer.data as Data) : undefined;
}
