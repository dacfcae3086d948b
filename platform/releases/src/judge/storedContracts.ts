import { existsSync } from 'node:fs';
import path from 'node:path';
import { CONTENT, type ReleaseStore } from '@asia/release-store';
import { type ContractOf, readContracts } from '@asia/release-store/recorded-contract';
import type { BuildManifest } from '@asia/shared/contracts';

export const contractOf = (store: ReleaseStore, { app, version }: BuildManifest): ContractOf => ({
  app,
  version,
  folder: path.join(store.serverBuild(app, version), 'contract'),
});

/** Whether these tools can compare a build with others. */
export const isComparable = (store: ReleaseStore, build: BuildManifest): boolean =>
  readContracts([contractOf(store, build)]).refusals.length === 0;

const staying = (builds: readonly BuildManifest[], changed: string[]) =>
  builds.filter(({ app }) => app !== CONTENT && !changed.includes(app));

/** The apps that stay live in a release, and whose contract the release store has lost. */
export const lostContracts = (store: ReleaseStore, builds: readonly BuildManifest[], changed: string[]) =>
  staying(builds, changed).filter(
    (build) => !existsSync(path.join(contractOf(store, build).folder, 'contract.json')),
  );

/** A note for each app that stays live in a release, and that nothing can be compared with. */
export function contractNotes(
  store: ReleaseStore,
  builds: readonly BuildManifest[],
  changed: string[],
): string[] {
  const lost = lostContracts(store, builds, changed);
  const stored = staying(builds, changed).filter((build) => !lost.includes(build));
  return [
    ...lost.map(
      ({ app, version }) =>
        `${app} ${version} has lost its contract: nothing can be compared with it. Put it back: npm run release -- ${app}`,
    ),
    ...readContracts(stored.map((build) => contractOf(store, build))).refusals,
  ];
}
