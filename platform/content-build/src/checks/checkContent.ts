import path from 'node:path';
import type { ForOwner } from '@asia/release-store';
import { root } from '@asia/release-store/root';
import type { EntriesByName, Facts, SiteContent } from '@asia/shared/contracts';
import { type Authored, authoredFiles, authoredIn, TODAY } from '../authoredFiles';
import type { Content } from '../Content';
import { projectEntries } from '../entries';
import type { Pictures } from '../pictures/renderVariants';
import { siteContent } from '../projections/siteContent';
import type { LiveContent } from '../readLive';
import { readPictures } from '../readPictures';
import { lostRows } from '../sheets/lostRows';
import { type Problem, sentencesOf } from '../tables/Problem';
import { differingWords } from './differingWords';
import { readContent, withoutPicture, withoutTranslation } from './readContent';

/** The content of a folder, checked and projected. */
export interface CheckedContent {
  content: Content;
  pictures: Pictures;
  entries: EntriesByName;
  authored: Authored;
  /** Notes for the owner, one Spanish sentence each. */
  notes: string[];
  forOwner: ForOwner;
}

export const contentFolder = path.join(root, 'content');

/** Mistakes of the restaurant, one Spanish sentence each. */
export class RefusedContent extends Error {
  readonly sentences: readonly string[];

  constructor(readonly problems: readonly Problem[]) {
    const sentences = sentencesOf(problems);
    super(`${sentences.join('\n')}\n${problems.length} por corregir. El sitio no cambia hasta entonces.`);
    this.sentences = sentences;
  }
}

/**
 * Reads, checks and projects the content.
 * @param live the live content, if any: unusual changes become questions
 * @param sheets tables of the workbook; they replace the tables of `own`
 * @throws {RefusedContent} with a Spanish sentence for each mistake
 */
export async function checkContent(
  live: LiveContent | null,
  own = authoredIn(contentFolder),
  sheets: Authored = new Map(),
): Promise<CheckedContent> {
  const authored = new Map([...own, ...sheets]);
  const lost = lostRows(live?.authored, authored);
  // Other mistakes then follow from it.
  if (lost.length > 0) throw new RefusedContent(lost);
  const files = authoredFiles(authored);
  const { pictures, problems } = await readPictures(files.carta);
  const content = readContent(files, pictures, (problem) => problems.push(problem), live);
  const untranslated = withoutTranslation(content);
  const differing = differingWords(content);
  const mistakes = problems.filter(({ note }) => !note);
  const isUnread = ({ file, note }: Problem) => file === TODAY && note !== 'own';
  const unread = sentencesOf(problems.filter(isUnread));
  const others = [
    ...sentencesOf(problems.filter((problem) => !isUnread(problem))),
    ...withoutPicture(content),
  ];
  if (mistakes.length > 0) throw new RefusedContent(mistakes);
  return {
    content,
    pictures,
    entries: projectEntries(content),
    authored,
    notes: [...unread, ...others, ...content.signs, ...untranslated, ...differing],
    forOwner: {
      today: content.today.lines,
      readings: content.today.readings,
      unread,
      untranslated,
      differing,
      signs: content.signs,
      notes: others,
    },
  };
}

/** The routes of the content, for a development server, where every page brings every entry. */
export const routesInDevelopment = ({ content, entries }: CheckedContent): SiteContent =>
  siteContent(content, entries.facts as Facts, {});
