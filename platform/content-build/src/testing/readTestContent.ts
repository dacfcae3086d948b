import path from 'node:path';
import type { EntriesByName } from '@asia/shared/contracts';
import { authoredFiles, authoredIn } from '../authoredFiles';
import { readContent } from '../checks/readContent';
import { projectEntries } from '../entries';
import { committedPictures } from '../readPictures';
import { problemText } from '../tables/Problem';

/** The content that tests use, which the owner does not change. */
export function readTestContent(): EntriesByName {
  const files = authoredFiles(authoredIn(path.join(__dirname, 'asia')));
  const content = readContent(files, committedPictures(), (problem) => {
    throw new Error(problemText(problem));
  });
  return projectEntries(content);
}
