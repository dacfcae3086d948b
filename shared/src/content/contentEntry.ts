import { type ContentFile, type ContentIndex, entryAddress, type EntryName } from '../contracts';
import { loadJson } from '../http';
import { SCRIPT_TIMEOUT_MS } from '../loading/deadlines';
import { Loadable, memoizeByKey } from '../loading/Loadable';
import { pageContent } from '../pageContent';

const loadableEntry = memoizeByKey(
  (name: string) =>
    new Loadable(
      `content ${name}`,
      async (attempt) => {
        const integrity = (await index.load())[name];
        if (!integrity) throw new Error(`The content has no "${name}".`);
        return loadFile({ address: entryAddress(name, integrity), integrity }, attempt);
      },
      pageContent().entries[name],
    ),
);

/** Hashes of all entries, in a file that browsers keep: otherwise every page would carry them. */
const index = new Loadable('content index', async (attempt) => {
  const file = pageContent().index;
  return file ? ((await loadFile(file, attempt)) as ContentIndex) : {};
});

// As patient as with a script, because a page waits for both. A retry asks at an address that no cache has.
const loadFile = ({ address, integrity }: ContentFile, attempt: number) =>
  loadJson(attempt > 0 ? `${address}?${Date.now()}` : address, {
    integrity,
    timeoutMs: SCRIPT_TIMEOUT_MS,
  });

/** Whether the content has an entry; undefined without a network. */
export async function hasContent(name: string): Promise<boolean | undefined> {
  if (name in pageContent().entries) return true;
  const files = await index.prefetch();
  return files && name in files;
}

/** An entry of the content, already loaded if the page brought it. Not validated: a release checks the content. */
export const contentEntry = <Entry>(name: EntryName<Entry>) => loadableEntry(name) as Loadable<Entry>;
