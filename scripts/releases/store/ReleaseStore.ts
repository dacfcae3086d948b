import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '@asia/presets/workspace';
import type { BuildManifest } from '@asia/shared/contracts';
import { parseManifest } from '@asia/shared/published';
import {
  Claims,
  FolderBacking,
  forgetPages,
  LocalCopy,
  openStore,
  padded,
  versionsOf,
  type Backing,
  type Claim,
} from '@asia/store';
import { filesBelow } from './hashes';

/**
 * The release store, as releases use it.
 *
 * `mfe/`, `server-builds/` and `pictures/` never change a file once written; what names others is written after them. A
 * generation is a whole set of pages with the pointer that they carry. It goes live by claiming a number, which only one
 * writer can: the highest claim is what is live.
 */
export class ReleaseStore {
  /** The store, or the copy of it that is here. */
  readonly dir: string;
  readonly files: Backing;
  private readonly claims: Claims;

  constructor(private readonly copy: LocalCopy) {
    this.dir = copy.folder.place;
    this.files = copy.store;
    this.claims = new Claims(copy.store);
  }

  /** The one that `SITE_STORE` or `SITE_DIR` names, from the root of the project; `site/` otherwise. */
  static fromEnvironment(): ReleaseStore {
    return new ReleaseStore(openStore(process.env, root));
  }

  static inFolder(dir: string): ReleaseStore {
    return new ReleaseStore(new LocalCopy(new FolderBacking(dir)));
  }

  /** Where the store keeps a file that a manifest names. */
  nameOf(app: string, version: string, file: string): string {
    return file.startsWith('web/')
      ? webBuildOf(app, version) + file.slice('web/'.length)
      : serverBuildOf(app, version) + file;
  }

  /** What writes the pages, and what the build says of itself; never served. */
  serverBuild(app: string, version: string): string {
    return this.copy.folder.path(serverBuildOf(app, version));
  }

  get currentLink(): string {
    return path.join(this.dir, 'current');
  }

  /** Every generation there ever was, newest first. */
  async history(): Promise<Claim[]> {
    const numbers = await this.claims.numbers();
    return Promise.all(numbers.map((number) => this.claims.read(number)));
  }

  /** What is live, or null before the first release. */
  live(): Promise<Claim | null> {
    return this.claims.newest();
  }

  /** @throws Error when that build is not in the store, or damaged */
  async manifest(app: string, version: string): Promise<BuildManifest> {
    const name = `${serverBuildOf(app, version)}${MANIFEST}`;
    const content = await this.files.read(name);
    if (!content) throw new Error(`The store has no build ${version} of ${app}.`);
    try {
      return parseManifest(JSON.parse(content.toString('utf8')));
    } catch (error) {
      throw new Error(`${name} of ${this.files.place} is damaged: ${String(error)}`, { cause: error });
    }
  }

  /** The source map of a script of a build; null where the store has none. */
  async sourceMap(app: string, version: string, file: string): Promise<string | null> {
    const content = await this.files.read(`${mapsOf(app, version)}${file}.map`);
    return content && content.toString('utf8');
  }

  /**
   * Whether the store holds a build whole: what it says of itself is written last. From then on it counts as new, so
   * that nobody takes it for forgotten while it is released again.
   */
  async renew(app: string, version: string): Promise<boolean> {
    const folder = serverBuildOf(app, version);
    if (!(await this.files.read(folder + MANIFEST))) return false;
    const isLive = versionsOf((await this.live())?.pointer)[app] === version;
    if (!isLive) await this.files.create(`${folder}again-${randomUUID()}`, Buffer.of());
    return true;
  }

  /** Lets `serverBuild` be a folder that is here. */
  bring(app: string, version: string): Promise<void> {
    return this.copy.bring(serverBuildOf(app, version));
  }

  /** Lets a server that reads folders serve a build from here. */
  async bringWhole(app: string, version: string): Promise<void> {
    await this.bring(app, version);
    await this.copy.bring(webBuildOf(app, version));
    await this.copy.bring(PICTURES);
  }

  /** Names below a folder of the store. */
  async names(folder: string): Promise<Set<string>> {
    return new Set((await this.files.list(folder)).map(({ name }) => name.slice(folder.length)));
  }

  /**
   * Adds what the store does not have yet; two writers of the same build add the same files.
   * @param web file below `webBuild` → file here; likewise the others
   */
  async add(
    manifest: BuildManifest,
    {
      web,
      server,
      pictures,
      maps,
    }: Record<'web' | 'server' | 'pictures' | 'maps', ReadonlyMap<string, string>>,
  ): Promise<void> {
    const { app, version } = manifest;
    await this.copy.add(PICTURES, pictures);
    await this.copy.add(webBuildOf(app, version), web);
    await this.copy.add(mapsOf(app, version), maps);
    await this.copy.add(serverBuildOf(app, version), server);
    const said = Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`);
    await this.files.create(`${serverBuildOf(app, version)}${MANIFEST}`, said);
  }

  /**
   * Makes a whole folder of pages live, if nothing has gone live since `after`.
   * @returns the new generation; null when another writer was first
   */
  async claim(
    pages: string,
    after: Claim | null,
    made: Pick<Claim, 'action' | 'changed' | 'pointer'>,
  ): Promise<Claim | null> {
    const number = (after?.number ?? 0) + 1;
    const folder = `${padded(number)}-${randomUUID().slice(0, 8)}`;
    const claim: Claim = { number, folder, at: new Date().toISOString(), ...made };
    const files = filesBelow(pages).map((file) => [file, path.join(pages, file)] as const);
    try {
      await this.copy.add(generationOf(claim), new Map(files));
    } catch (error) {
      await this.removeBelow(generationOf(claim)).catch(() => undefined);
      throw error;
    }
    if (!(await this.claims.take(claim))) {
      await this.removeBelow(generationOf(claim));
      return null;
    }
    await this.follow();
    await forgetPages(this.files, number);
    return claim;
  }

  /** Lets `current` of a folder name the live generation; a writer that was overtaken does not set it back. */
  private async follow(): Promise<void> {
    if (this.files !== this.copy.folder) return;
    for (let live = await this.live(); live; live = await this.live()) {
      if ((await this.copy.folder.current()) === live.folder) return;
      await this.copy.folder.makeCurrent(live.folder);
    }
  }

  private async removeBelow(folder: string): Promise<void> {
    await this.files.remove((await this.files.list(folder)).map(({ name }) => name));
  }
}

const MANIFEST = 'build.json';
const PICTURES = 'pictures/';
const webBuildOf = (app: string, version: string) => `mfe/${app}/${version}/`;
const serverBuildOf = (app: string, version: string) => `server-builds/${app}/${version}/`;
/** Apart from both: browsers must not have them, and what writes pages has no use for them. */
const mapsOf = (app: string, version: string) => `maps/${app}/${version}/`;
const generationOf = ({ folder }: Claim) => `generations/${folder}/`;

export function readJson<Content>(file: string): Content {
  return JSON.parse(readFileSync(file, 'utf8')) as Content;
}
