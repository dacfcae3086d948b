import { execFileSync } from 'node:child_process';
import { appNames, root } from '@asia/app-build';
import { checks, type Check } from './checks';

/**
 * Files of the uncommitted change, or of the last commit where nothing is uncommitted; relative to the root.
 */
export function changedFiles(): string[] {
  const git = (...words: string[]) =>
    execFileSync('git', words, { cwd: root, encoding: 'utf8' }).split('\0').filter(Boolean);
  const list = ['diff', '--name-only', '--diff-filter=d', '-z'];
  const uncommitted = [...git(...list, 'HEAD'), ...git('ls-files', '--others', '--exclude-standard', '-z')];
  return uncommitted.length > 0 ? uncommitted : git(...list, 'HEAD~1');
}

/** Apps whose builds a change affects: a file outside of the folders of apps may affect all. */
export function changedApps(files: readonly string[]): string[] {
  const folders = new Set(files.map((file) => file.split('/')[0] ?? ''));
  const inAll = ['shared', 'content', 'platform', 'package-lock.json'].some((folder) => folders.has(folder));
  return inAll ? appNames : appNames.filter((name) => folders.has(name));
}

/**
 * The checks of a change alone.
 * @param journeys also builds the apps that changed, and runs their journeys: those in the folders of these
 * apps, and those of all apps
 */
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
    ...on('lint', sources, '--no-warn-ignored'),
    ...on('format', files, '--ignore-unknown'),
    known('types'),
    ...on('unit', sources, '--passWithNoTests', '--findRelatedTests'),
    ...(journeys ? [known('browser'), { ...known('build'), command: [...release, '--changed'] }] : []),
    ...(journeys ? on('journeys', edited.includes('harness') ? ['/'] : [...folders]) : []),
  ];
}
