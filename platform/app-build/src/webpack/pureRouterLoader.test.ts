import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import pureRouter from './pureRouterLoader.cjs';

const folder = path.join(path.dirname(require.resolve('react-router/package.json')), 'dist/development');
const [large = ''] = readdirSync(folder)
  .filter((file) => /^chunk-.*\.mjs$/.test(file))
  .map((file) => path.join(folder, file))
  .sort((a, b) => readFileSync(b).length - readFileSync(a).length);

const rewrite = (resourcePath: string, source: string) =>
  pureRouter.call({ resourcePath } as ThisParameterType<typeof pureRouter>, source);

it('annotates what nobody uses in the installed react-router', () => {
  const made = rewrite(large, readFileSync(large, 'utf8'));
  expect(made).toContain('/* @__PURE__ */ React');
  expect(made).toContain('var ENABLE_DEV_WARNINGS = false;');
  expect(made).not.toContain('RenderErrorBoundary.contextType');
  expect(made).not.toMatch(/^[A-Z]\w*\.displayName = /m);
});

it('stops the build when react-router is written in another way', () => {
  const other = readFileSync(large, 'utf8').replaceAll('.displayName', '["displayName"]');
  expect(() => rewrite(large, other)).toThrow('react-router has changed');
});

it('leaves small files as they are', () => {
  expect(rewrite(path.join(folder, 'chunk-SMALL.mjs'), 'export {};')).toBe('export {};');
});
