import { toDescription } from './workspace';

/** An app in the folder of these tools. */
const app = (code: string) => ({
  name: 'platform/app-build',
  exposes: { Page: Object.assign(() => Promise.resolve(), { toString: () => code }) },
  routes: [],
});

it.each([
  `() => import('./src/workspace')`,
  `()=>import(/* webpackChunkName: "page" */"./src/workspace")`,
  `() => Promise.resolve().then(() => __importStar(require('./src/workspace')))`,
])('describes the source file of the expose %s', (code) => {
  expect(toDescription(app(code)).exposes).toEqual({ Page: './src/workspace.ts' });
});

it.each(['./src/gone', 'react'])('refuses an expose of %s, which is no file of the app', (file) => {
  expect(() => toDescription(app(`() => import('${file}')`))).toThrow(
    /^platform\/app-build's expose Page names .*, which is not there\.$/,
  );
});
