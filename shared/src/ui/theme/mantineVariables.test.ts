import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { mantineVariables } from './mantineVariables';

const read = (file: string) => readFileSync(path.resolve(__dirname, file), 'utf8');
/** The styles of Mantine that the site imports. */
const styles = ['../../ui-forms/mantine.css', '../../ui-overlays/overlays.css']
  .flatMap((file) => [...read(file).matchAll(/'(@mantine.+)'/g)])
  .map(([, file = '']) => read(`../../../../node_modules/${file}`))
  .join('');

it('mantine-variables.css has the values of the theme', () => {
  const file = path.join(__dirname, 'mantine-variables.css');
  if (process.env.UPDATE_DOCS) writeFileSync(file, mantineVariables(styles));
  expect(readFileSync(file, 'utf8')).toBe(mantineVariables(styles));
});
