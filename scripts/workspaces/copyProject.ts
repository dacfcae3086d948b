import { cpSync, linkSync, mkdirSync, readdirSync, readlinkSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { root } from '@asia/presets/workspace';

/** Made, or not part of the sources. */
const left = /(^|\/)(node_modules|dist|site|coverage|\.git|\.cache)(\/|$)/;

/**
 * Copies the project's sources, so that they can be changed without touching it.
 * @param target an empty folder
 */
export function copyProject(target: string): void {
  cpSync(root, target, {
    recursive: true,
    filter: (file) => !left.test(path.relative(root, file).split(path.sep).join('/')),
  });
  linkPackages(target);
}

/**
 * Gives a copy of the sources the installed packages, the same files in folders of their own: links to the folders would
 * lead a build back to where it does not lie.
 */
export const linkPackages = (target: string): void =>
  linkFiles(path.join(root, 'node_modules'), path.join(target, 'node_modules'));

/** The same files in other folders, without a second copy of their bytes where the disk is one. */
function linkFiles(source: string, target: string): void {
  mkdirSync(target);
  for (const entry of readdirSync(source, { withFileTypes: true })) {
    const [here, there] = [path.join(source, entry.name), path.join(target, entry.name)];
    if (entry.isDirectory()) linkFiles(here, there);
    // The project's own packages: the same words lead to other folders from here.
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
