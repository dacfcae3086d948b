import path from 'node:path';
import type { EntriesByName } from '@asia/shared/contracts';
import { authoredFiles, authoredIn } from '../authoredFiles';
import { projectEntries } from '../entries';
import { problemText } from '../Problem';
import { readContent } from '../readContent';
import { committedPictures } from '../readPictures';

/** The content that tests use, which the owner does not change. */
export function readTestContent(): EntriesByName {
  const files = authoredFiles(authoredIn(path.join(__dirname, 'asia')));
  const content = readContent(files, committedPictures(), (problem) => {
    throw new Error(problemText(problem));
  });
  return projectEntries(content);
}
