import path from 'node:path';
import type { EntriesByName, Prices, SiteContent } from '@asia/shared/contracts';
import { readPrices, ReleaseStore, listVersions } from '@asia/release-store';
import { root } from '@asia/release-store/root';
import type { Facts } from '@asia/shared/restaurant';
import { authoredFiles } from './authoredFiles';
import type { Content } from './Content';
import { projectEntries } from './entries';
import { problemText } from './Problem';
import { site } from './projections/site';
import { readContent, withoutPicture } from './readContent';
import type { Pictures } from './pictures/renderVariants';
import { committedPictures, readPictures } from './readPictures';
import { unusual } from './unusual';

/** The content of a folder, checked and projected. */
export interface CheckedContent {
  content: Content;
  pictures: Pictures;
  entries: EntriesByName;
  /** What the owner should know, one Spanish sentence each. */
  notes: string[];
}

/** Where the restaurant writes. */
export const contentFolder = path.join(root, 'content');

/**
 * Reads, checks and projects what the restaurant writes.
 * @param live the menu that guests see now, if any: unusual changes are questions
 * @throws Error with a Spanish sentence for each mistake
 */
export async function checkContent(live: Prices | null, folder = contentFolder): Promise<CheckedContent> {
  const files = authoredFiles(folder);
  const { pictures, problems } = await readPictures(files.menu);
  const content = readContent(files, pictures, (problem) => problems.push(problem));
  const dishes = content.categories.flatMap((category) => category.dishes);
  unusual(live, dishes, (problem) => problems.push(problem));
  const mistakes = problems.filter(({ note }) => !note);
  if (mistakes.length > 0)
    throw new Error(
      `${mistakes.map(problemText).join('\n')}\n${mistakes.length} por corregir. El sitio no cambia hasta entonces.`,
    );
  return {
    content,
    pictures,
    entries: projectEntries(content),
    notes: [...problems.map(problemText), ...withoutPicture(content)],
  };
}

/** The menu that guests see now; null before the first release, and where the release store cannot be read. */
export async function readLive(): Promise<Prices | null> {
  try {
    const store = ReleaseStore.fromEnvironment();
    return await readPrices(store, listVersions((await store.live())?.pointer));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    console.warn(`No se pudo leer lo publicado (${reason}): nadie compara la carta con ello.`);
    return null;
  }
}

/** The content that tests use, which the owner does not change. */
export function readTestContent(): EntriesByName {
  const pictures = committedPictures();
  const files = authoredFiles(path.join(__dirname, 'testing/asia'));
  const content = readContent(files, pictures, (problem) => {
    throw new Error(problemText(problem));
  });
  return projectEntries(content);
}

/** The routes of the content, for a development server, where every page brings every entry. */
export const routesInDevelopment = ({ content, entries }: CheckedContent): SiteContent =>
  site(content, entries.facts as Facts, {});
