import path from 'node:path';
import { readJson } from '@asia/release-store';
import { root } from '../workspace';

/** Packages in a `package.json`: name → version or range. */
export interface Packages {
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

const packagesOf = (folder: string) => readJson<Packages>(path.join(root, folder, 'package.json'));

/**
 * A page has one React and one copy of each library of `shared`: the shell's, whatever an app was installed with.
 * @throws Error when an app asks for another major version of one of them
 */
export function checkPeers(app: string, own = packagesOf(app), shared = packagesOf('shared')): void {
  const given = { ...shared.dependencies, ...shared.peerDependencies };
  for (const [name, range] of Object.entries({ ...own.dependencies, ...own.peerDependencies })) {
    const version = given[name];
    if (!version || majors(range).length === 0 || majors(range).includes(majors(version)[0])) continue;
    throw new Error(
      `${app}/package.json asks for ${name} ${range}, and a page has the ${version} of shared/package.json. ` +
        `Correct it: "${name}": "${version}".`,
    );
  }
}

/** `^18.2.0 || 19.x` → 18 and 19; of `*`, none. */
const majors = (range: string) => [...range.matchAll(/(?:^|[\s^~>=|v])(\d+)/g)].map(([, major]) => major);
