import { appendFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { computeHash } from '@asia/release-store';
import { writeFiles } from '@asia/release-store/testing/writeFiles';
import { nameSources } from './sourcePlaces';

const FILE = 'node/chunks/expose-Page.js';
const said = (stack: string) =>
  `/Soup could not be written: ReferenceError: window is not defined, in Page of menu (1a2b, ${FILE})\n  at Page (${stack})`;
const inMenu = (version = '1a2b') => `/site/server-builds/menu/${version}/${FILE}:5:5`;

/** A build whose second line throws in the fifth of its compiled file. */
function built(source = './src/Page.tsx') {
  const { outputText, sourceMapText = '' } = ts.transpileModule(
    'export function Page() {\n  window.scrollTo(0, 0);\n}',
    { compilerOptions: { sourceMap: true, module: ts.ModuleKind.CommonJS } },
  );
  const map = { ...(JSON.parse(sourceMapText) as object), sources: [`webpack://menu/${source}`] };
  const folder = writeFiles({ [FILE]: outputText, [`${FILE}.map`]: JSON.stringify(map) });
  const compiled = path.join(folder, FILE);
  const build = { app: 'menu', version: '1a2b', files: { [FILE]: computeHash(compiled) } };
  return { compiled, name: (stack: string) => nameSources(said(stack), [build], () => folder) };
}

it('names the file and line of our sources in place of the compiled file', () => {
  expect(built().name(inMenu())).toBe(said(inMenu()).replace(`(1a2b, ${FILE})`, '(menu/src/Page.tsx:2)'));
});

it.each([
  ['another build of the app throws, which is live', './src/Page.tsx', inMenu('9f9f'), ''],
  ['a library throws', '../node_modules/library/index.js', inMenu(), ''],
  ['the build on disk is of other sources meanwhile', './src/Page.tsx', inMenu(), '// another'],
])('leaves the message as it is where %s', (_case, source, stack, more) => {
  const { compiled, name } = built(source);
  appendFileSync(compiled, more);
  expect(name(stack)).toBe(said(stack));
});
