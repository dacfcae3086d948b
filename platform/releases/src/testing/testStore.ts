import { randomUUID } from 'node:crypto';
import { linkSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import {
  computeHash,
  copyBelow,
  filesBelow,
  FileSystemStore,
  generationFile,
  listVersions,
  ReleaseStore,
  S3Store,
} from '@asia/release-store';
import { addBuild, type Reads } from '@asia/release-store/testing/addBuild';
import { addContent, type ContentChanges } from '@asia/release-store/testing/addContent';
import { descriptions } from '@asia/release-store/testing/descriptions';
import { temporary } from '@asia/release-store/testing/temporary';
import type { AppDescription } from '@asia/shared/contracts';
import { releaseBuilds } from '../releaseBuilds';

export { descriptions, route } from '@asia/release-store/testing/descriptions';

/** Every kind of blob store on this machine: a folder, and the object store that `npm run object-store` starts. */
export const kindsOfStore: [kind: string, open: () => ReleaseStore][] = [
  ['a folder', () => ReleaseStore.inFolder(temporary())],
];
const { TEST_SITE_STORE } = process.env;
if (TEST_SITE_STORE)
  kindsOfStore.push([
    'an object store',
    () => {
      const remote = new S3Store(`${TEST_SITE_STORE}/${randomUUID()}`);
      return new ReleaseStore({ folder: new FileSystemStore(temporary()), remote });
    },
  ]);

/** A release store of its own, for tests that make releases without webpack. */
export function testStore(store = ReleaseStore.inFolder(temporary())) {
  return {
    store,
    addBuild: (description: AppDescription, version: string, reads?: Reads) =>
      addBuild(store, description, version, reads),
    addContent: (version: string, changes?: ContentChanges) => addContent(store, version, changes),
  };
}

async function releaseFirst(): Promise<ReleaseStore> {
  const { store, addBuild: add, addContent: addEntries } = testStore();
  const apps = Object.entries(descriptions).map(([app, description]) => add(description, `${app}-1`));
  await releaseBuilds(store, await Promise.all([...apps, addEntries('content-1')]));
  return store;
}

/** Copies a store in a folder. Links will do there: no file of a release store ever changes. */
async function copy({ files, dir }: ReleaseStore, to: ReleaseStore): Promise<void> {
  if (to.served.remote) return copyBelow(files, to.files, '');
  for (const file of filesBelow(dir)) {
    mkdirSync(path.dirname(path.join(to.dir, file)), { recursive: true });
    linkSync(path.join(dir, file), path.join(to.dir, file));
  }
}

let first: Promise<ReleaseStore> | undefined;

/** A store with a copy of another. @param from by default, the small site's first release, made once in a test file */
export async function released(store?: ReleaseStore, from?: ReleaseStore) {
  const site = testStore(store);
  await copy(from ?? (await (first ??= releaseFirst())), site.store);
  /** Releases another version of an app, as another team would. */
  const release = async (description: AppDescription, version: string, reads?: Reads) =>
    releaseBuilds(site.store, [await site.addBuild(description, version, reads)]);
  const releaseContent = async (version: string, changes?: ContentChanges) =>
    releaseBuilds(site.store, [await site.addContent(version, changes)]);
  return { ...site, release, releaseContent };
}

/** Version by app. */
export async function live(store: ReleaseStore): Promise<Record<string, string>> {
  const { content: _, ...apps } = listVersions((await store.live())?.pointer);
  return apps;
}

/** Version of the content. */
export const liveContent = async (store: ReleaseStore) => listVersions((await store.live())?.pointer).content;

/** Files of the live generation, by name. */
export async function liveFiles(store: ReleaseStore): Promise<Record<string, string>> {
  const folder = generationFile((await store.live())?.folder ?? '', '', store.served.prefix);
  const names = [...(await store.names(folder))].sort();
  const contents = await Promise.all(names.map((name) => store.files.read(folder + name)));
  return Object.fromEntries(names.map((name, index) => [name, contents[index]?.toString('latin1') ?? '']));
}

/** A file of the live generation; empty where it is missing. */
export const liveFile = async (store: ReleaseStore, file: string) => (await liveFiles(store))[file] ?? '';

/** Replaces a stored file, here and in the store where that is another place; without content, removes it. */
export async function replace(store: ReleaseStore, name: string, content?: string): Promise<void> {
  for (const place of [store.files, new FileSystemStore(store.dir)]) {
    await place.remove([name]);
    if (content !== undefined) await place.create(name, Buffer.from(content));
  }
}

/** Changes the recorded contract of a stored build, and its hash in the manifest. */
export async function setContract(store: ReleaseStore, app: string, version: string, changes: object) {
  const folder = `server-builds/${app}/${version}/`;
  const [contract, manifest] = [`${folder}contract/contract.json`, `${folder}build.json`];
  const before = String(await store.files.read(contract));
  const after = JSON.stringify({ ...(JSON.parse(before) as object), ...changes });
  const [was, is] = [before, after].map((text) => computeHash(Buffer.from(text)));
  await replace(store, contract, after);
  await replace(store, manifest, String(await store.files.read(manifest)).replace(was!, is!));
}
