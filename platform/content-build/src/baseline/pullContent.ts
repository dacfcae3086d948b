import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { CONTENT, type ReleaseStore, versionsOf } from '@asia/release-store';
import { root } from '@asia/release-store/root';
import { authoredIn } from '../authoredFiles';
import { contentFolder } from '../checkContent';
import { problemText } from '../Problem';
import { authoredOf, baselineOf, recordBaseline } from './baselineOf';
import { edits } from './overwrites';
import { tablesOf } from './tables';

/** Where a file waits that was edited here while the site changed it too. */
const KEPT = path.join(root, '.cache/content/before-pull');

/**
 * Brings what is live into a copy of the content. A file that only the copy has changed stays as it is.
 * @returns what was done, one Spanish line each
 * @throws Error before the first release
 */
export async function pullContent(
  store: ReleaseStore,
  { folder = contentFolder, kept = KEPT, record }: { folder?: string; kept?: string; record?: string } = {},
): Promise<string[]> {
  const version = versionsOf((await store.live())?.pointer)[CONTENT];
  if (!version) throw new Error('El sitio todavía no tiene contenido: npm run release -- content');
  const [live, mine] = [await authoredOf(store, version), authoredIn(folder)];
  const baseline = (await baselineOf(store, tablesOf(mine), record)) ?? live;
  const lines: string[] = [];
  for (const [name, bytes] of live) {
    const [was, own] = [baseline.get(name), mine.get(name)];
    if (own?.equals(bytes) || (own && was?.equals(bytes))) continue;
    lines.push(`${name}: ahora dice lo que está en el sitio.`);
    if (own && !was?.equals(own)) {
      mkdirSync(path.dirname(path.join(kept, name)), { recursive: true });
      copyFileSync(path.join(folder, name), path.join(kept, name));
      const only = (files: typeof live) => tablesOf(new Map([...files].filter(([file]) => file === name)));
      const open = edits(only(baseline), only(live), only(mine)).map(problemText);
      if (open.length > 0)
        lines.push(
          `Tu archivo queda en ${path.join(kept, name)}. Si todavía vale, escribe otra vez:`,
          ...open,
        );
    }
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), bytes);
  }
  recordBaseline(store, version, record);
  // It was made from the copy of before.
  await store.clearPreview();
  return lines.length > 0 ? lines : ['Tu copia ya tiene lo que está en el sitio.'];
}
