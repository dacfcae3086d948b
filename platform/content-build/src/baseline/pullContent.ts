import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { CONTENT, listVersions, type ReleaseStore } from '@asia/release-store';
import { root } from '@asia/release-store/root';
import { authoredIn } from '../authoredFiles';
import { contentFolder } from '../checks/checkContent';
import { readAuthored } from '../readLive';
import { findBaseline, recordBaseline } from './findBaseline';

/** Folder of files that were edited here while the site changed them too. */
const KEPT = path.join(root, '.cache/content/before-pull');

/**
 * Brings the live content into a copy. A file that only the copy has changed stays.
 * @returns one Spanish line for each action
 * @throws Error before the first release
 */
export async function pullContent(
  store: ReleaseStore,
  { folder = contentFolder, kept = KEPT, record }: { folder?: string; kept?: string; record?: string } = {},
): Promise<string[]> {
  const version = listVersions((await store.live())?.pointer)[CONTENT];
  if (!version) throw new Error('El sitio todavía no tiene contenido: npm run release -- content');
  const mine = authoredIn(folder);
  const baseline = await readAuthored(store, (await findBaseline(store, mine, record)) ?? version);
  const lines: string[] = [];
  for (const [name, bytes] of await readAuthored(store, version)) {
    const [was, own] = [baseline.get(name), mine.get(name)];
    if (own?.equals(bytes) || (own && was?.equals(bytes))) continue;
    lines.push(`${name}: ahora dice lo que está en el sitio.`);
    const [file, aside] = [path.join(folder, name), path.join(kept, name)];
    for (const place of [file, aside]) mkdirSync(path.dirname(place), { recursive: true });
    if (own && !was?.equals(own)) {
      copyFileSync(file, aside);
      lines.push(`Tu archivo queda en ${aside}. Si todavía vale, escribe otra vez lo tuyo.`);
    }
    writeFileSync(file, bytes);
  }
  recordBaseline(store, version, record);
  // The last preview shows the copy without these changes.
  await store.clearPreview();
  return lines.length > 0 ? lines : ['Tu copia ya tiene lo que está en el sitio.'];
}
