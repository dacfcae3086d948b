import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import ts from 'typescript';
import { computeHash } from '@asia/release-store';
import { nameSources } from './sourcePlaces';

const FILE = 'node/chunks/expose-Page.js';
const said = (stack: string) =>
  `/Soup could not be written: ReferenceError: window is not defined, in Page of menu (1a2b, ${FILE})\n  at Page (${stack})`;
const inMenu = (version = '1a2b') => `/site/server-builds/menu/${version}/${FILE}:5:5`;

/** A build whose second line throws in the fifth of its compiled file. */
function built(source = './src/Page.tsx'): {
  dist: () => string;
  build: Parameters<typeof nameSources>[1][number];
  compiled: string;
} {
  const dist = mkdtempSync(path.join(tmpdir(), 'asia-dist-'));
  const compiled = path.join(dist, FILE);
  mkdirSync(path.dirname(compiled), { recursive: true });
  const { outputText, sourceMapText } = ts.transpileModule(
    'export function Page() {\n  window.scrollTo(0, 0);\n}',
    {
      compilerOptions: { sourceMap: true, module: ts.ModuleKind.CommonJS },
    },
  );
  writeFileSync(compiled, outputText);
  const map = JSON.parse(sourceMapText ?? '') as object;
  writeFileSync(`${compiled}.map`, JSON.stringify({ ...map, sources: [`webpack://menu/${source}`] }));
  const files = { [FILE]: computeHash(compiled) };
  return { dist: () => dist, build: { app: 'menu', version: '1a2b', files }, compiled };
}

it('names the file and line of our sources in place of the compiled file', () => {
  const { build, dist } = built();
  expect(nameSources(said(inMenu()), [build], dist)).toBe(
    said(inMenu()).replace(`(1a2b, ${FILE})`, '(menu/src/Page.tsx:2)'),
  );
});

it.each([
  ['another build of the app throws, which is live', () => built(), inMenu('9f9f')],
  ['a library throws', () => built('../node_modules/library/index.js'), inMenu()],
  [
    'the build on disk is of other sources meanwhile',
    () => {
      const made = built();
      writeFileSync(made.compiled, 'another');
      return made;
    },
    inMenu(),
  ],
])('leaves the message as it is where %s', (_case, make, stack) => {
  const { build, dist } = make();
  expect(nameSources(said(stack), [build], dist)).toBe(said(stack));
});
