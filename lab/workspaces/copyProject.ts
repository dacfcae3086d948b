import { cpSync, existsSync, linkSync, mkdirSync, readdirSync, readlinkSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { appNames, root } from '@asia/app-build';

/** Folders that are not sources. */
const excluded = /(^|\/)(node_modules|dist|site|coverage|\.git|\.cache)(\/|$)/;
/** What the compiler has written for sources of the same time. */
const checkedTypes = /(^|\/)dist(\/(types|[\w-]+-types)(\/|$)|$)/;

/**
 * Copies the project's sources: a test can change the copy.
 * @param target an empty folder
 * @param options `types`: also the types that are checked, so that only a changed source is checked again
 */
export function copyProject(target: string, { types = false } = {}): void {
  cpSync(root, target, {
    recursive: true,
    preserveTimestamps: types,
    filter: (source) => {
      const file = path.relative(root, source).split(path.sep).join('/');
      return !excluded.test(types ? file.replace(checkedTypes, '/') : file);
    },
  });
  linkPackages(target);
}

/** Folders that have packages: npm puts some beside the one workspace that needs that version of them. */
const withPackages = [
  '.',
  ...appNames,
  'shared',
  ...readdirSync(path.join(root, 'platform')).map((name) => `platform/${name}`),
];

/**
 * Links the installed packages into a copy of the sources, file by file. Through links to whole folders, a build would
 * resolve files outside of the copy.
 */
function linkPackages(target: string): void {
  for (const folder of withPackages) {
    const [here, there] = [path.join(root, folder), path.join(target, folder)];
    if (existsSync(path.join(here, 'node_modules')) && existsSync(there))
      linkFiles(path.join(here, 'node_modules'), path.join(there, 'node_modules'));
  }
}

/** Hard-links files where both folders are on one disk; else copies them. */
function linkFiles(source: string, target: string): void {
  mkdirSync(target);
  for (const entry of readdirSync(source, { withFileTypes: true })) {
    const [here, there] = [path.join(source, entry.name), path.join(target, entry.name)];
    if (entry.isDirectory()) linkFiles(here, there);
    // The project's own packages: the same relative link leads to the folders of the copy.
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(here), there);
    else linkFile(here, there);
  }
}

function linkFile(source: string, target: string): void {
  try {
    linkSync(source, target);
  } catch {
    cpSync(source, target);
  }
}
