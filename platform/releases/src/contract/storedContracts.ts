import { existsSync } from 'node:fs';
import path from 'node:path';
import { CONTENT, type ReleaseStore } from '@asia/release-store';
import { type ContractOf, readContracts } from '@asia/release-store/contract';
import type { BuildManifest } from '@asia/shared/contracts';

export const contractOf = (store: ReleaseStore, { app, version }: BuildManifest): ContractOf => ({
  app,
  version,
  folder: path.join(store.serverBuild(app, version), 'contract'),
});

/** Whether these tools can compare a build with others. */
export const isComparable = (store: ReleaseStore, build: BuildManifest): boolean =>
  readContracts([contractOf(store, build)]).refusals.length === 0;

/** The apps that stay live in a release, and whose contract the release store has lost. */
export function lostContracts(store: ReleaseStore, builds: readonly BuildManifest[], changed: string[]) {
  const stay = builds.filter(({ app }) => app !== CONTENT && !changed.includes(app));
  return stay.filter((build) => !existsSync(path.join(contractOf(store, build).folder, 'contract.json')));
}

export const lostContractNote = ({ app, version }: BuildManifest): string =>
  `${app} ${version} has lost its contract: nothing can be compared with it. Put it back: npm run release -- ${app}`;
