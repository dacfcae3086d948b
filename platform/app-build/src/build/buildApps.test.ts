import { checkTypes } from '../record/checkTypes';
import { runProgram } from '../runProgram';
import { buildApps } from './buildApps';
import { checkInstallation } from './checkInstallation';

jest.mock('./checkInstallation');
jest.mock('../record/checkTypes');
jest.mock('../runProgram');
jest.mock('../workspace', () => ({
  ...jest.requireActual<object>('../workspace'),
  describe: () => Promise.resolve(),
  distOf: (app: string) => `/nowhere/${app}`,
}));

const types = jest.mocked(checkTypes);
const webpack = jest.mocked(runProgram);
const log = jest.fn();
beforeEach(() => {
  log.mockReset();
  jest.spyOn(console, 'log').mockImplementation(log);
});

it('compiles nothing with packages of another lockfile', async () => {
  jest.mocked(checkInstallation).mockImplementationOnce(() => {
    throw new Error('npm install');
  });
  await expect(buildApps(['menu-mfe'])).rejects.toThrow('npm install');
  expect(webpack).not.toHaveBeenCalled();
});

it('ends webpack at the first type error, and names that', async () => {
  types.mockRejectedValue(new Error('menu-mfe/src/Soup.tsx:3: Soup has no price.'));
  webpack.mockImplementation(
    (_command, _words, { signal }) =>
      new Promise((_resolve, reject) => {
        signal?.addEventListener('abort', () => reject(new Error('ended')));
      }),
  );
  await expect(buildApps(['shell', 'menu-mfe'])).rejects.toThrow('Soup has no price.');
});

it('names the first error of the app that fails, and shows what webpack says', async () => {
  const failed = (target: string) =>
    `menu-mfe-${target}:\n  ERROR in ./src/Soup.module.css 7:0-33\n  Module not found: Error: Can't resolve './soup.svg'\n\n  menu-mfe-${target} compiled with 1 error\n`;
  const output = `shell-web:\n  shell-web compiled successfully\n\n${failed('web')}\n${failed('node')}`;
  types.mockResolvedValue();
  webpack.mockResolvedValue({ code: 1, output });
  await expect(buildApps(['shell', 'menu-mfe'])).rejects.toThrow(
    /^\.\/src\/Soup\.module\.css 7:0-33 Module not found: Error: Can't resolve '\.\/soup\.svg'$/,
  );
  expect(log).toHaveBeenCalledWith(output);
});

it('names the remote that the webpack of this repository does not build, without a stack', async () => {
  types.mockResolvedValue();
  webpack.mockResolvedValue({ code: 0, output: '' });
  await expect(buildApps(['menu-mfe'])).rejects.toThrow(
    /^menu-mfe is not built by the webpack of this repository: description\.json is missing \(docs\/adding-a-remote\.md\)\.$/,
  );
});
