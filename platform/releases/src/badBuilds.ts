import type { ReleaseStore } from '@asia/release-store';

/** Folder of the release store: one file for each build that is marked bad, with the reason. */
export const BAD = 'bad/';

/** Why a build is marked bad, by `app/version`. */
export async function badBuilds(store: ReleaseStore): Promise<ReadonlyMap<string, string>> {
  const marks = await store.files.list(BAD);
  const read = async ({ name }: { name: string }) =>
    [name.slice(BAD.length), String(await store.files.read(name))] as const;
  return new Map(await Promise.all(marks.map(read)));
}

/** @throws Error with the reason, when that build is marked bad */
export function refuseBad(bad: ReadonlyMap<string, string>, app: string, version: string): void {
  const why = bad.get(`${app}/${version}`);
  if (why !== undefined)
    throw new Error(`${app} ${version} is marked bad: ${why}. Choose another: npm run releases`);
}
