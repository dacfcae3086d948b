import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { mantineVariables } from './mantineVariables';

it('mantine-variables.css has the values of the theme', () => {
  const file = path.join(__dirname, 'mantine-variables.css');
  if (process.env.UPDATE_DOCS) writeFileSync(file, mantineVariables());
  expect(readFileSync(file, 'utf8')).toBe(mantineVariables());
});
