import { cpSync, mkdirSync, readdirSync, readlinkSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { root } from '@asia/presets/workspace';

/** Made, or not part of the sources. */
const left = /(^|\/)(node_modules|dist|site|coverage|\.git|\.cache)(\/|$)/;

/**
 * Copies the project's sources, so that they can be changed without touching it. The installed packages are
 * linked one by one: the project's own must mean the copy.
 * @param target an empty folder
 */
export function copyProject(target: string): void {
  cpSync(root, target, {
    recursive: true,
    filter: (file) => !left.test(path.relative(root, file).split(path.sep).join('/')),
  });
  const [here, there] = [path.join(root, 'node_modules'), path.join(target, 'node_modules')];
  mkdirSync(path.join(there, '@asia'), { recursive: true });
  for (const name of readdirSync(here))
    if (name !== '@asia') symlinkSync(path.join(here, name), path.join(there, name));
  // The same links, which lead to other folders from here.
  for (const name of readdirSync(path.join(here, '@asia')))
    symlinkSync(readlinkSync(path.join(here, '@asia', name)), path.join(there, '@asia', name));
}
