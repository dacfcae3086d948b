import path from 'node:path';
import type { Prices } from '@asia/shared/contracts';
import { menuOf, ReleaseStore, versionsOf } from '@asia/release-store';
import { authoredFiles } from './authoredFiles';
import { generatedFiles } from './generatedFiles';
import { problemText } from './Problem';
import { readContent, withoutPicture } from './readContent';
import { committedPictures, readPictures } from './readPictures';
import { unusual } from './unusual';
import { writeChanged } from './writeChanged';

const project = path.resolve(__dirname, '../../..');

async function generate(): Promise<void> {
  const files = authoredFiles(path.join(project, 'content'));
  const { pictures, problems: found } = await readPictures(files.menu);
  const content = readContent(files, pictures, (problem) => found.push(problem));
  const dishes = content.categories.flatMap((category) => category.dishes);
  unusual(await liveMenu(), dishes, (problem) => found.push(problem));
  const problems = found.filter(({ note }) => !note);
  for (const problem of found) if (problem.note) console.warn(problemText(problem));
  if (problems.length > 0) {
    problems.forEach((problem) => console.error(problemText(problem)));
    console.error(`${problems.length} por corregir. El sitio no cambia hasta entonces.`);
    process.exitCode = 1;
    return;
  }
  withoutPicture(content).forEach((message) => console.warn(message));
  const generated = path.join(project, 'shared/generated');
  const written = writeChanged(generated, {
    ...generatedFiles(content, pictures),
    'restaurant.json': files.restaurant,
  });
  writeChanged(path.join(generated, 'testing'), menuOfTests());
  console.log(
    `${dishes.length} dishes in ${content.categories.length} categories, ${written.length} files changed`,
  );
}

/** The menu that guests see now; null before the first release, and where the release store cannot be read. */
async function liveMenu(): Promise<Prices | null> {
  try {
    const store = ReleaseStore.fromEnvironment();
    return await menuOf(store, versionsOf((await store.live())?.pointer));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    console.warn(`No se pudo leer la carta publicada (${reason}): nadie compara los precios con ella.`);
    return null;
  }
}

/** The menu that tests use, which the owner does not change. */
function menuOfTests(): Record<string, unknown> {
  const committed = committedPictures();
  const files = authoredFiles(path.join(__dirname, 'testing/asia'));
  const content = readContent(files, committed, (problem) => {
    throw new Error(problemText(problem));
  });
  return { ...generatedFiles(content, committed), 'restaurant.json': files.restaurant };
}

void generate();
