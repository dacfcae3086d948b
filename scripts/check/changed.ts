import { execFileSync } from 'node:child_process';
import { appNames, root } from '@asia/app-build';
import { type Check, checks } from './checks';

/**
 * Files of the uncommitted change, or of the last commit where nothing is uncommitted; relative to the root.
 * @throws Error that says what to do, where git does not know the change
 */
export function changedFiles(folder = root): string[] {
  const git = (...words: string[]) =>
    execFileSync('git', words, { cwd: folder, env: process.env, encoding: 'utf8', stdio: 'pipe' });
  const list = (...words: string[]) =>
    git(...words, '-z')
      .split('\0')
      .filter(Boolean);
  const diff = ['diff', '--name-only', '--diff-filter=d'];
  try {
    git('rev-parse', '--verify', 'HEAD');
  } catch (error) {
    const what = isMissing(error) ? 'there is no git' : 'this folder is no clone with a commit';
    throw new Error(`What changed is not known: ${what}. To check everything: npm test`);
  }
  const uncommitted = [...list(...diff, 'HEAD'), ...list('ls-files', '--others', '--exclude-standard')];
  if (uncommitted.length > 0) return uncommitted;
  try {
    git('rev-parse', '--verify', 'HEAD~1');
  } catch {
    throw new Error(
      'Nothing is uncommitted, and the commit before the last is not in this clone: git fetch --deepen=1. To check everything: npm test',
    );
  }
  return list(...diff, 'HEAD~1');
}

const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT';

/** Apps whose builds a change affects. A file outside of the folders of apps may affect all. */
export function changedApps(files: readonly string[]): string[] {
  const folders = new Set(files.map((file) => file.split('/')[0] ?? ''));
  const inAll = ['shared', 'content', 'platform', 'package-lock.json'].some((folder) => folders.has(folder));
  return inAll ? appNames : appNames.filter((name) => folders.has(name));
}

/** The checks of a change alone. @param journeys builds the changed apps; runs their journeys, and those of all apps */
export function planChanged(files: readonly string[], journeys: boolean): Check[] {
  const sources = files.filter((file) => /\.(tsx?|mjs|cjs|js)$/.test(file));
  const known = (name: string) => checks.find((check) => check.name === name)!;
  const on = (name: string, some: readonly string[], ...words: string[]): Check[] => {
    const [program = '', ...options] = known(name).command.filter((word) => word !== '.');
    return some.length > 0 ? [{ ...known(name), command: [program, ...options, ...words, ...some] }] : [];
  };
  const release = known('build').command.slice(0, 2);
  const apps = journeys ? changedApps(files) : [];
  const edited = files.flatMap((file) => /^e2e\/([^/]+)\//.exec(file)?.[1] ?? []);
  const folders = new Set([...apps, 'all-apps', ...edited].map((name) => `${name}/`));
  return [
    ...(files.some((file) => file.startsWith('content/')) ? [known('content')] : []),
    // First the checks of a release.
    known('types'),
    ...on('format', files, '--ignore-unknown'),
    ...on('lint', sources, '--no-warn-ignored'),
    ...on('typed lint', sources),
    ...on('unit', sources, '--passWithNoTests', '--findRelatedTests'),
    ...(journeys ? [known('browser'), { ...known('build'), command: [...release, '--changed'] }] : []),
    ...(journeys ? on('journeys', edited.includes('harness') ? ['/'] : [...folders]) : []),
  ];
}
