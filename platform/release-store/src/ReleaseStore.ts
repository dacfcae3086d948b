import { randomUUID } from 'node:crypto';
import path from 'node:path';
import type { BuildManifest } from '@asia/shared/contracts';
import {
  addFiles,
  type BlobStore,
  copyBelow,
  forEachConcurrently,
  readParsed,
  removeBelow,
} from './BlobStore';
import { type Deployment, listVersions } from './Deployment';
import { DeploymentLog } from './DeploymentLog';
import { FileSystemStore } from './FileSystemStore';
import { computeSum, filesBelow } from './hashes';
import {
  buildFile,
  CHUNKS,
  ENTRIES,
  MANIFEST,
  PICTURES,
  type Prefix,
  serverBuildOf,
  webBuildOf,
} from './names';
import { openStore, type StorePlace } from './openStore';
import { readWhole } from './readWhole';
import { root } from './root';
import { parseManifest } from './schemas';

/**
 * Files of `mfe/`, `server-builds/` and `pictures/` never change. A file is written before the file that names it. A
 * generation goes live with a deployment, which only one writer can append to the log. The deployment with the highest
 * number is live.
 */
export class ReleaseStore {
  /** The release store if it is a folder, else its local copy. */
  readonly dir: string;
  readonly files: BlobStore;
  /** The log of the site, or of its preview. */
  readonly deployments: DeploymentLog;

  constructor(
    private readonly place: StorePlace,
    private readonly prefix: Prefix = '',
  ) {
    this.dir = place.folder.location;
    this.files = place.remote ?? place.folder;
    this.deployments = new DeploymentLog(this.files, prefix);
  }

  /** The release store that `SITE_STORE` or `SITE_DIR` names, relative to the project; `site/` without them. */
  static fromEnvironment(): ReleaseStore {
    return new ReleaseStore(openStore(process.env, root));
  }

  static inFolder(dir: string): ReleaseStore {
    return new ReleaseStore({ folder: new FileSystemStore(dir) });
  }

  /** Shares the builds; has deployments and generations of its own, which guests never see. */
  preview(): ReleaseStore {
    return new ReleaseStore(this.place, 'preview/');
  }

  /** Options for a server of this store. */
  get served(): { siteDir: string; remote?: BlobStore; prefix: Prefix } {
    const { remote } = this.place;
    return { siteDir: this.dir, ...(remote && { remote }), prefix: this.prefix };
  }

  /** Removes all deployments and generations of a preview. */
  async clearPreview(): Promise<void> {
    await removeBelow(this.files, 'preview/');
    // A server compares no name in the copy with the object store.
    if (this.place.remote) await ReleaseStore.inFolder(this.dir).clearPreview();
  }

  /** Folder of the Node build, the manifest and the contract of a build; never served. */
  serverBuild(app: string, version: string): string {
    return this.place.folder.path(serverBuildOf(app, version));
  }

  /** The newest deployment, or null before the first release. */
  live(): Promise<Deployment | null> {
    return this.deployments.newest();
  }

  /** @throws Error when that build is missing or damaged */
  async manifest(app: string, version: string): Promise<BuildManifest> {
    const manifest = await readParsed(this.files, serverBuildOf(app, version) + MANIFEST, parseManifest);
    if (!manifest) throw new Error(`The release store has no build ${version} of ${app}.`);
    return manifest;
  }

  /**
   * The manifest of a build that is complete in the release store, otherwise null. Makes the build new, so that `prune`
   * does not remove it during its release.
   */
  async touchBuild(app: string, version: string): Promise<BuildManifest | null> {
    const manifest = await this.manifest(app, version).catch(() => null);
    if (!manifest || Object.values(await this.compare(manifest)).flat().length > 0) return null;
    const isLive = listVersions((await this.live())?.pointer)[app] === version;
    if (!isLive) await this.files.create(`${serverBuildOf(app, version)}again-${randomUUID()}`, Buffer.of());
    return manifest;
  }

  /**
   * Names of files of a build that are missing, and of files that differ from the stored ones, compressed or not. In
   * an object store, pictures are compared by size alone: fetching them takes longer than the rest of a rollback.
   */
  async compare({ app, version, files, pictures, pictureSums = {} }: BuildManifest) {
    const present = new Map<string, number>();
    for (const folder of foldersOf(app, version))
      for (const { name, size } of await this.files.list(folder)) present.set(name, size);
    const stored = Object.entries(files).map(
      ([file, hash]) => [buildFile(app, version, file), hash] as const,
    );
    const wanted = [...stored.map(([name]) => name), ...pictures.map((picture) => PICTURES + picture)];
    const changed: string[] = [];
    // Does not ask an object store for a compressed file that it does not have.
    const here = { read: async (name: string) => (present.has(name) ? this.files.read(name) : null) };
    await forEachConcurrently(stored, async ([name, hash]) => {
      changed.push(...(await readWhole(here, name, hash)).changed);
    });
    await forEachConcurrently(Object.entries(pictureSums), async ([picture, sum]) => {
      const name = PICTURES + picture;
      const size = present.get(name);
      if (size === undefined) return;
      const content = !this.place.remote && (await this.files.read(name));
      if (content ? computeSum(content) !== sum : !sum.startsWith(`${size} `)) changed.push(name);
    });
    return { missing: wanted.filter((name) => !present.has(name)), changed };
  }

  /** Pulls a Node build into the local copy, where `serverBuild` is its folder. */
  async pull(app: string, version: string): Promise<void> {
    const { remote, folder } = this.place;
    if (remote) await copyBelow(remote, folder, serverBuildOf(app, version));
  }

  /** Names below a folder of the release store. */
  async names(folder: string): Promise<Set<string>> {
    return new Set((await this.files.list(folder)).map(({ name }) => name.slice(folder.length)));
  }

  /**
   * Adds missing files of a build, and replaces damaged ones. Concurrent writers of a build add the same files.
   * @param draft folder with the files that the manifest names, also compressed
   * @param pictures name → local file
   * @returns names of damaged files, and of missing files of an existing build
   */
  async add(
    manifest: BuildManifest,
    draft: string,
    pictures: ReadonlyMap<string, string> = new Map(),
  ): Promise<string[]> {
    const { app, version } = manifest;
    const description = `${serverBuildOf(app, version)}${MANIFEST}`;
    const content = Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`);
    const { missing, changed } = await this.compare(manifest);
    const before = await this.files.read(description);
    const isNew = !before && missing.length > 0;
    if (before && !before.equals(content)) changed.unshift(description);
    else if (!before) missing.unshift(description);
    await this.files.remove(changed);
    const files = new Map([...pictures].map(([picture, file]) => [PICTURES + picture, file]));
    for (const file of filesBelow(draft)) files.set(buildFile(app, version, file), path.join(draft, file));
    await addFiles(this.files, foldersOf(app, version), files);
    await this.files.create(description, content);
    return isNew ? changed : [...changed, ...missing];
  }
}

/** Folders with files of a build. */
const foldersOf = (app: string, version: string) => [
  PICTURES,
  ENTRIES,
  CHUNKS,
  webBuildOf(app, version),
  serverBuildOf(app, version),
];
