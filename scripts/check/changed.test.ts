import { execFileSync } from 'node:child_process';
import { appNames } from '@asia/app-build';
import { temporary } from '@asia/release-store/testing/temporary';
import { writeFiles } from '@asia/release-store/testing/writeFiles';
import { changedApps, changedFiles, planChanged } from './changed';

describe('changedFiles', () => {
  const folder = temporary();
  const git = (...words: string[]) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@localhost', ...words], { cwd: folder });
  const commit = (file: string) => {
    writeFiles({ [file]: 'text' }, folder);
    git('add', '--all');
    git('commit', '--quiet', '--message', file);
  };

  it('says what to do where git does not know the change', () => {
    expect(() => changedFiles(folder)).toThrow('this folder is no clone with a commit. To check everything');
    git('init', '--quiet');
    expect(() => changedFiles(folder)).toThrow('this folder is no clone with a commit');
    commit('first.ts');
    expect(() => changedFiles(folder)).toThrow('is not in this clone: git fetch --deepen=1');
    const { PATH } = process.env;
    process.env.PATH = '/nowhere';
    expect(() => changedFiles(folder)).toThrow('there is no git. To check everything: npm test');
    process.env.PATH = PATH;
  });

  it('lists what is uncommitted, or the last commit', () => {
    commit('second.ts');
    expect(changedFiles(folder)).toEqual(['second.ts']);
    writeFiles({ 'third.ts': 'text' }, folder);
    expect(changedFiles(folder)).toEqual(['third.ts']);
  });
});

test.each([
  ['its folder', ['cart-mfe/src/checkout/OrderBar.tsx', 'docs/operating.md'], ['cart-mfe']],
  ['what all share', ['shared/src/cart/CartStore.ts'], appNames],
])('an app has changed with %s', (_what, files, apps) => {
  expect(changedApps(files)).toEqual(apps);
});

describe('planChanged', () => {
  const plan = (files: string[], journeys = false) =>
    Object.fromEntries(planChanged(files, journeys).map(({ name, command }) => [name, command.slice(1)]));

  it('gives each tool the files that it reads', () => {
    const { lint, format, unit } = plan(['scripts/check/index.ts', 'README.md']);
    expect(lint).toEqual(expect.arrayContaining(['--max-warnings', 'scripts/check/index.ts']));
    expect(lint).not.toContain('README.md');
    expect(lint).not.toContain('.');
    expect(format?.slice(-2)).toEqual(['scripts/check/index.ts', 'README.md']);
    expect(unit?.slice(-2)).toEqual(['--findRelatedTests', 'scripts/check/index.ts']);
  });

  it.each([
    ['a text', ['README.md'], ['types', 'format']],
    [
      'an app and the content',
      ['menu-mfe/app.ts', 'content/carta.csv'],
      ['content', 'types', 'format', 'lint', 'typed lint', 'unit'],
    ],
  ])('asks first what a release would refuse: of %s', (_what, files, names) => {
    expect(Object.keys(plan(files))).toEqual(names);
  });

  it('follows the journeys of the apps that changed, those of all apps, and those that were edited', () => {
    const whole = plan(['cart-mfe/app.ts', 'e2e/salon-mfe/salon-gallery.test.ts'], true);
    expect(Object.keys(whole).slice(-3)).toEqual(['browser', 'build', 'journeys']);
    expect(whole.journeys?.slice(3)).toEqual(['cart-mfe/', 'all-apps/', 'salon-mfe/']);
    expect(plan(['e2e/harness/page.ts'], true).journeys?.slice(3)).toEqual(['/']);
  });
});
