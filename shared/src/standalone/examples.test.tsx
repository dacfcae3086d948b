import { readdirSync } from 'node:fs';
import path from 'node:path';
import { renderApp } from '../testing';
import { examples } from './examples';

/** Components that draw nothing. */
const invisible = ['Announcer', 'JsonLd'];

it('the catalogue at /ui shows every component of ui', () => {
  const files = readdirSync(path.join(__dirname, '../ui')).filter((file) => /^[A-Z]\w+\.tsx$/.test(file));
  const components = files.map((file) => path.basename(file, '.tsx'));
  expect(Object.keys(examples)).toEqual(components.filter((name) => !invisible.includes(name)).sort());
});

it.each(Object.entries(examples))('%s has an example that draws something', (_name, { states }) => {
  const { container } = renderApp(states);
  expect(container).not.toBeEmptyDOMElement();
});
