import { execFileSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { changedApps, changedFiles, planChanged } from './changed';

describe('changedFiles', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'changed-'));
  const git = (...words: string[]) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@localhost', ...words], { cwd: folder });
  const commit = (file: string) => {
    writeFileSync(path.join(folder, file), 'text');
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
    writeFileSync(path.join(folder, 'third.ts'), 'text');
    expect(changedFiles(folder)).toEqual(['third.ts']);
  });
});

describe('changedApps', () => {
  it('names the apps whose folders changed, and all where what they share did', () => {
    expect(changedApps(['cart-mfe/src/checkout/OrderBar.tsx', 'docs/operating.md'])).toEqual(['cart-mfe']);
    expect(changedApps(['shared/src/cart/CartStore.ts'])).toHaveLength(4);
  });
});

describe('planChanged', () => {
  const words = (files: string[], journeys = false) =>
    Object.fromEntries(planChanged(files, journeys).map(({ name, command }) => [name, command.slice(1)]));

  it('gives each tool the files that it reads', () => {
    const { lint, format, unit } = words(['scripts/check/index.ts', 'README.md']);
    expect(lint).toEqual(expect.arrayContaining(['--max-warnings', 'scripts/check/index.ts']));
    expect(lint).not.toContain('README.md');
    expect(lint).not.toContain('.');
    expect(format?.slice(-2)).toEqual(['scripts/check/index.ts', 'README.md']);
    expect(unit?.slice(-2)).toEqual(['--findRelatedTests', 'scripts/check/index.ts']);
  });

  it('needs nothing but types for a text', () => {
    expect(Object.keys(words(['README.md']))).toEqual(['types', 'format']);
  });

  it('asks first what a release would refuse, and of the content before that', () => {
    const files = ['menu-mfe/app.ts', 'content/menu.csv'];
    expect(Object.keys(words(files))).toEqual(['content', 'types', 'format', 'lint', 'unit']);
  });

  it('follows the journeys of the apps that changed, those of all apps, and those that were edited', () => {
    const plan = words(['cart-mfe/app.ts', 'e2e/salon-mfe/salon-gallery.test.ts'], true);
    expect(Object.keys(plan).slice(-3)).toEqual(['browser', 'build', 'journeys']);
    expect(plan.journeys?.slice(1)).toEqual(['cart-mfe/', 'all-apps/', 'salon-mfe/']);
    expect(words(['e2e/harness/page.ts'], true).journeys?.slice(1)).toEqual(['/']);
  });
});
