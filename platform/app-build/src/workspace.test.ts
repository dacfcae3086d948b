import { existsSync, readFileSync } from 'node:fs';
import { toDescription } from './workspace';

jest.mock('node:fs', () => ({
  ...jest.requireActual<object>('node:fs'),
  existsSync: jest.fn(),
  readFileSync: jest.fn(),
}));

/** The description of an app whose `app.ts` has this text, and which has one page. */
function describeApp(text: string) {
  jest.mocked(readFileSync).mockReturnValue(text);
  jest.mocked(existsSync).mockImplementation((file) => String(file).endsWith('salon-mfe/src/Page.ts'));
  return toDescription({ name: 'salon-mfe', exposes: { Page: () => Promise.resolve() }, routes: [] });
}

it.each([
  "const exposes = { Page: () => import('./src/Page') };",
  'export default { exposes: { Page: () => import(/* webpackChunkName: "page" */ "./src/Page") } }',
])('describes the source file of the expose in %s', (text) => {
  expect(describeApp(text).exposes).toEqual({ Page: './src/Page.ts' });
});

it.each(['./src/gone', 'react'])('refuses an expose of %s, which is no file of the app', (file) => {
  expect(() => describeApp(`const exposes = { Page: () => import('${file}') }`)).toThrow(
    `salon-mfe's expose Page names ${file}, which is not there.`,
  );
});
