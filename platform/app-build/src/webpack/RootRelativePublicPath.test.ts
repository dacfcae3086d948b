import path from 'node:path';
import webpack from 'webpack';
import { writeFiles } from '@asia/release-store/testing/writeFiles';
import { AUTOMATIC, RootRelativePublicPath } from './RootRelativePublicPath';

async function errorsWith(publicPath: string): Promise<string[]> {
  const folder = writeFiles({
    'menu-mfe/index.js': "import('./page.js');",
    'menu-mfe/page.js': 'console.log(1);',
  });
  const compiler = webpack({
    mode: 'none',
    context: path.join(folder, 'menu-mfe'),
    entry: './index.js',
    output: { path: path.join(folder, 'dist'), publicPath },
    plugins: [new RootRelativePublicPath()],
  });
  return new Promise((resolve, reject) =>
    compiler.run((error, stats) =>
      error
        ? reject(error)
        : resolve(stats?.toJson({ errors: true }).errors?.map(({ message }) => message) ?? []),
    ),
  );
}

it('refuses a build whose chunks would be looked for elsewhere', async () => {
  expect(await errorsWith('/')).toEqual([
    'menu-mfe/webpack.config.ts sets output.publicPath to "/": chunks lie beside the build, at "auto".',
  ]);
  expect(await errorsWith(AUTOMATIC)).toEqual([]);
});
