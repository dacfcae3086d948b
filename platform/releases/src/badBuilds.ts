import type { ReleaseStore } from '@asia/release-store';

/** Folder of the release store with a file for each bad build. The file holds the reason. */
export const BAD = 'bad/';

/** Reasons of the builds that were declared bad, by `app/version`. */
export async function badBuilds(store: ReleaseStore): Promise<ReadonlyMap<string, string>> {
  const bad = await store.files.list(BAD);
  const read = async ({ name }: { name: string }) =>
    [name.slice(BAD.length), String(await store.files.read(name))] as const;
  return new Map(await Promise.all(bad.map(read)));
}

/** @throws Error with the reason, when that build was declared bad */
export function refuseBad(bad: ReadonlyMap<string, string>, app: string, version: string): void {
  const why = bad.get(`${app}/${version}`);
  if (why !== undefined)
    throw new Error(`${app} ${version} is bad: ${why}. Choose another: npm run releases`);
}
