import path from 'node:path';
import { authoredFiles } from './authoredFiles';
import { generatedFiles } from './generatedFiles';
import { problemText, type Problem } from './Problem';
import { readContent } from './readContent';
import { readPictures } from './readPictures';
import { readRoutes } from './readRoutes';
import { writeChanged } from './writeChanged';

const shared = path.resolve(__dirname, '../../shared');
const pictures = readPictures(path.join(shared, 'pictures/pictures.json'));
const problems: Problem[] = [];
const content = readContent(authoredFiles(path.join(shared, 'content')), readRoutes(), pictures, (problem) =>
  problems.push(problem),
);

if (problems.length > 0) {
  problems.forEach((problem) => console.error(problemText(problem)));
  console.error(`${problems.length} por corregir; el sitio no cambia hasta entonces.`);
  process.exitCode = 1;
} else {
  const written = writeChanged(path.join(shared, 'generated'), generatedFiles(content, pictures ?? {}));
  const dishes = content.categories.flatMap((category) => category.dishes).length;
  console.log(`${dishes} dishes in ${content.categories.length} categories, ${written.length} files changed`);
}
