import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const source = path.resolve(__dirname, '../..');
const styleSheets = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.css'))
  .map((name) => ({ name, css: readFileSync(path.join(source, name), 'utf8') }));

it('no style sheet carries a data address', () => {
  const wrong = styleSheets.filter(({ css }) => /url\(['"]?data:/.test(css));
  expect(wrong.map(({ name }) => name)).toEqual([]);
});

it('every module takes its colours from the tokens', () => {
  // In a mask, black is no colour but a visible pixel.
  const wrong = styleSheets.filter(
    ({ name, css }) =>
      name.endsWith('.module.css') && /#[0-9a-f]{3,8}\b/i.test(css.replace(/mask-image:[^;]+;/g, '')),
  );
  expect(wrong.map(({ name }) => name)).toEqual([]);
});
