import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { compressFolder, GENERATION, writeGenerationFiles, type ReleaseStore } from '@asia/release-store';
import type { Composition, SitePage } from './compose';
import { deadLinks } from './deadLinks';
import { generationFiles } from './generationFiles';
import { pageHtml } from './pageHtml';
import { renderPages, type RenderedPage } from './renderPages';
import { writeSiteFiles } from './siteFiles';

/**
 * Writes every page and file of a site into a folder. The same builds give the same bytes, whoever writes
 * them.
 * @returns a sentence for each dead link
 * @throws Error of the first page that cannot be written
 */
export async function writeGeneration(
  store: ReleaseStore,
  folder: string,
  composition: Composition,
): Promise<string[]> {
  const { pages: rendered, unavailable } = await renderPages(store, composition);
  mkdirSync(path.join(folder, 'pages'), { recursive: true });
  for (const page of composition.pages) {
    const parts = rendered[page.path];
    if (!parts) throw new Error(`${page.path} was not written.`);
    checkTitle(page, parts);
    writeFileSync(path.join(folder, 'pages', page.file), pageHtml(page, parts, composition));
  }
  if (unavailable) writeFileSync(path.join(folder, GENERATION.unavailable), unavailable);
  writeSiteFiles(store, folder, composition);
  writeGenerationFiles(folder, generationFiles(folder, composition));
  await compressFolder(folder);
  return deadLinks(rendered);
}

/** A page must have the title of its description, which search engines and shared links use. */
function checkTitle({ path: address, owner, head }: SitePage, page: RenderedPage): void {
  const title = /<title>(.*?)<\/title>/s.exec(page.head)?.[1];
  if (title === undefined || unescaped(title) !== head.title) {
    throw new Error(
      `${address} says «${title ?? ''}» in its title, and ${owner.app}'s app.ts says «${head.title}».`,
    );
  }
}

function unescaped(html: string): string {
  const signs: Record<string, string> = {
    '&amp;': '&',
    '&lt;': '<',
    '&gt;': '>',
    '&quot;': '"',
    '&#x27;': "'",
  };
  return html.replace(/&(amp|lt|gt|quot|#x27);/g, (sign) => signs[sign] ?? sign);
}
