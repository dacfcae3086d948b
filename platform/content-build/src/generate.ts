import path from 'node:path';
import type { Prices } from '@asia/shared/contracts';
import { factsOf, menuOf, ReleaseStore, versionsOf } from '@asia/release-store';
import { authoredFiles } from './authoredFiles';
import { generatedFiles } from './generatedFiles';
import { problemText } from './Problem';
import { readContent, withoutPicture } from './readContent';
import { committedPictures, readPictures } from './readPictures';
import type { Facts } from './restaurantSchema';
import { unusual } from './unusual';
import { unusualFacts } from './unusualFacts';
import { writeChanged } from './writeChanged';

const project = path.resolve(__dirname, '../../..');

async function generate(): Promise<void> {
  const files = authoredFiles(path.join(project, 'content'));
  const { pictures, problems: found } = await readPictures(files.menu);
  const content = readContent(files, pictures, (problem) => found.push(problem));
  const dishes = content.categories.flatMap((category) => category.dishes);
  const live = await readLive();
  unusual(live.menu, dishes, (problem) => found.push(problem));
  if (content.restaurant) unusualFacts(live.facts, content.restaurant, (problem) => found.push(problem));
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
  const written = writeChanged(generated, generatedFiles(content, pictures));
  writeChanged(path.join(generated, 'testing'), menuOfTests());
  console.log(
    `${dishes.length} dishes in ${content.categories.length} categories, ${written.length} files changed`,
  );
}

/** What guests see now; null before the first release, and where the release store cannot be read. */
async function readLive(): Promise<{ menu: Prices | null; facts: Facts | null }> {
  try {
    const store = ReleaseStore.fromEnvironment();
    const versions = versionsOf((await store.live())?.pointer);
    return { menu: await menuOf(store, versions), facts: await factsOf<Facts>(store, versions) };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    console.warn(`No se pudo leer lo publicado (${reason}): nadie compara la carta con ello.`);
    return { menu: null, facts: null };
  }
}

/** The menu that tests use, which the owner does not change. */
function menuOfTests(): Record<string, unknown> {
  const committed = committedPictures();
  const files = authoredFiles(path.join(__dirname, 'testing/asia'));
  const content = readContent(files, committed, (problem) => {
    throw new Error(problemText(problem));
  });
  return generatedFiles(content, committed);
}

void generate();
