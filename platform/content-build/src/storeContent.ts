import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  ALL_ENTRIES,
  AUTHORED,
  CELLS,
  compressFolder,
  computeIntegrity,
  computeVersion,
  CONTENT,
  ENTRIES,
  FOR_OWNER,
  hashesBelow,
  inOwnersWords,
  listVersions,
  type ReleaseStore,
} from '@asia/release-store';
import {
  type BuildManifest,
  type ContentIndex,
  entryAddress,
  type Facts,
  type SiteContent,
} from '@asia/shared/contracts';
import type { CheckedContent } from './checks/checkContent';
import type { Content } from './Content';
import { computeSums, listPictures } from './pictures/listPictures';
import { cardFile } from './pictures/shareCards';
import { siteContent } from './projections/siteContent';
import { SHAPE } from './readLive';
import { listCells } from './tables/listCells';

/**
 * Adds the content to the release store as a build, under the hash of its authored files and its entries. An existing
 * build is not written again.
 * @returns the manifest of the build
 */
export async function storeContent(
  store: ReleaseStore,
  { content, pictures, entries, authored, forOwner }: CheckedContent,
): Promise<BuildManifest> {
  const draft = mkdtempSync(path.join(tmpdir(), 'asia-content-'));
  const write = (file: string, value: unknown) => {
    mkdirSync(path.dirname(path.join(draft, file)), { recursive: true });
    writeFileSync(path.join(draft, file), Buffer.isBuffer(value) ? value : JSON.stringify(value));
  };
  try {
    const index: ContentIndex = Object.fromEntries(
      Object.entries(entries).map(([name, entry]) => {
        const integrity = computeIntegrity(Buffer.from(JSON.stringify(entry)));
        write(`entries/${path.basename(entryAddress(name, integrity))}`, entry);
        return [name, integrity];
      }),
    );
    write('web/index.json', index);
    write(ALL_ENTRIES, entries);
    write('data/products.json', entries.products);
    write(FOR_OWNER, forOwner);
    const drawn = listPictures(entries, pictures);
    write(CELLS, listCells(authored, drawn.keys()));
    for (const [name, bytes] of authored) write(AUTHORED + name, bytes);
    const files = hashesBelow(draft);
    const live = listVersions((await store.live())?.pointer)[CONTENT];
    const before = live ? await store.manifest(CONTENT, live) : undefined;
    const withdrawn = withdrawnSince(content, before?.content);
    const version = computeVersion({
      ...files,
      shape: String(SHAPE),
      ...(withdrawn.length > 0 && { withdrawn: withdrawn.join() }),
    });
    const stored = await store.touchBuild(CONTENT, version);
    if (stored) return stored;
    const cards = content.pages.map(({ share }): [string, string] => [share, cardFile(share)]);
    const shown = new Map([...drawn, ...cards]);
    const manifest: BuildManifest = {
      schema: 4,
      shape: SHAPE,
      app: CONTENT,
      version,
      description: { name: CONTENT, exposes: {}, routes: [] },
      own: { scripts: [], styles: [] },
      pages: {},
      fonts: [],
      files,
      integrity: { 'index.json': computeIntegrity(path.join(draft, 'web/index.json')) },
      content: siteContent({ ...content, withdrawn }, entries.facts as Facts, index),
      pictures: [...shown.keys()],
      pictureSums: computeSums(shown, before?.pictureSums),
    };
    await compressFolder(path.join(draft, 'web'));
    await compressFolder(path.join(draft, 'entries'), { known: await store.names(ENTRIES) });
    await store.add(manifest, draft, shown);
    return manifest;
  } catch (error) {
    throw inOwnersWords(error);
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}

/** Addresses of withdrawn categories: rows without a place, and live rows that were deleted. */
function withdrawnSince({ categories, withdrawn }: Content, live?: SiteContent): string[] {
  const former = live?.routes.category.map(({ route }) => route) ?? [];
  const known = new Set([...withdrawn, ...former, ...(live?.withdrawn ?? [])]);
  for (const { route } of categories) known.delete(route);
  return [...known].sort();
}
