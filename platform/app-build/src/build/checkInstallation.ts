import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { computeHash } from '@asia/release-store';
import { root } from '../workspace';

const [major] = process.versions.node.split('.');

/**
 * A build counts as the build of its sources, which name the packages by the lockfile. An installation without the
 * stamp of `scripts/install.mjs` passes: npm made it without our scripts.
 * @throws Error when packages of another lockfile, or of another Node, are installed
 */
export function checkInstallation(folder = root): void {
  const stamp = path.join(folder, 'node_modules/.installed-from');
  if (!existsSync(stamp)) return;
  const wanted = `Node ${major}, ${computeHash(path.join(folder, 'package-lock.json'))}`;
  if (readFileSync(stamp, 'utf8') === wanted) return;
  throw new Error(
    'The installed packages are not those of package-lock.json, or of this Node: npm install, then try again.',
  );
}
