import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import {
  compressFolder,
  GENERATION,
  PAGE_QUALITY,
  readEntries,
  type ReleaseStore,
  writeGenerationFiles,
} from '@asia/release-store';
import type { Composition } from './compose';
import { deadLinks } from './deadLinks';
import { generationFiles } from './generationFiles';
import { renderPages } from './renderPages';
import { writeSiteFiles } from './siteFiles';

/**
 * Writes every page and file of a site into a folder. The same builds give the same bytes on every machine.
 * @returns a sentence for each dead link
 * @throws Error of the first failing page
 */
export async function writeGeneration(
  store: ReleaseStore,
  folder: string,
  composition: Composition,
): Promise<string[]> {
  const content = await readEntries(store, composition.pointer.content.version);
  const written = await renderPages(store, composition, content);
  mkdirSync(path.join(folder, 'pages'), { recursive: true });
  for (const page of composition.pages) {
    const document = written.pages[page.path];
    if (!document) throw new Error(`${page.path} was not written.`);
    writeFileSync(path.join(folder, 'pages', page.file), document);
  }
  writeFileSync(path.join(folder, GENERATION.unavailable), written.unavailable);
  writeSiteFiles(store, folder, composition);
  for (const [file, content] of Object.entries(written.siteFiles))
    writeFileSync(path.join(folder, file), content);
  writeGenerationFiles(folder, generationFiles(folder, composition));
  await compressFolder(folder, { quality: PAGE_QUALITY });
  return deadLinks(written.pages);
}
