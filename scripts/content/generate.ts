import path from 'node:path';
import { authoredFiles } from './authoredFiles';
import { generatedFiles } from './generatedFiles';
import { problemText, type Problem } from './Problem';
import { readContent } from './readContent';
import { readPictures } from './readPictures';
import { writeChanged } from './writeChanged';

const shared = path.resolve(__dirname, '../../shared');

async function generate(): Promise<void> {
  const { pictures, messages } = await readPictures();
  messages.forEach((message) => console.warn(message));
  const problems: Problem[] = [];
  const files = authoredFiles(path.join(shared, 'content'));
  const content = readContent(files, pictures, (problem) => problems.push(problem));
  if (problems.length > 0) {
    problems.forEach((problem) => console.error(problemText(problem)));
    console.error(`${problems.length} por corregir. El sitio no cambia hasta entonces.`);
    process.exitCode = 1;
    return;
  }
  const written = writeChanged(path.join(shared, 'generated'), generatedFiles(content, pictures));
  const dishes = content.categories.flatMap((category) => category.dishes).length;
  console.log(`${dishes} dishes in ${content.categories.length} categories, ${written.length} files changed`);
}

void generate();
