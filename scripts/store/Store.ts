import { existsSync, readFileSync, readdirSync, readlinkSync } from 'node:fs';
import path from 'node:path';
import type { BuildManifest, ReleasePointer } from '@asia/shared/contracts';
import { root } from '../build/buildApps';

/**
 * The release store as folders.
 *
 * `mfe/` and `pictures/` never change a file once written. A generation is a whole set of pages with
 * the pointer that they carry; `current` names the one that is served.
 */
export class Store {
  readonly dir: string;

  constructor(dir: string) {
    this.dir = path.resolve(root, dir);
  }

  static fromEnvironment(): Store {
    return new Store(process.env.SITE_DIR ?? 'site');
  }

  /** What browsers load. */
  webBuild(app: string, version: string): string {
    return path.join(this.dir, 'mfe', app, version);
  }

  /** What writes the pages; never served. */
  serverBuild(app: string, version: string): string {
    return path.join(this.dir, 'server-builds', app, version);
  }

  get pictures(): string {
    return path.join(this.dir, 'pictures');
  }

  get generations(): string {
    return path.join(this.dir, 'generations');
  }

  get currentLink(): string {
    return path.join(this.dir, 'current');
  }

  get lockFile(): string {
    return path.join(this.dir, 'release.lock');
  }

  generation(id: string): string {
    return path.join(this.generations, id);
  }

  /** Id of the live generation, or null before the first release. */
  currentId(): string | null {
    try {
      return path.basename(readlinkSync(this.currentLink));
    } catch {
      return null;
    }
  }

  /** The live pointer, or null before the first release. */
  pointer(): ReleasePointer | null {
    const id = this.currentId();
    return id === null ? null : readJson(path.join(this.generation(id), 'releases.json'));
  }

  /** @throws Error when that build is not in the store */
  manifest(app: string, version: string): BuildManifest {
    const file = path.join(this.serverBuild(app, version), 'build.json');
    if (!existsSync(file)) throw new Error(`The store has no build ${version} of ${app}.`);
    return readJson(file);
  }

  /** Every stored build of an app, newest first. */
  history(app: string): BuildManifest[] {
    const folder = path.dirname(this.serverBuild(app, 'any'));
    if (!existsSync(folder)) return [];
    return readdirSync(folder)
      .filter((version) => existsSync(path.join(folder, version, 'build.json')))
      .map((version) => this.manifest(app, version))
      .sort((a, b) => b.publishedAt.localeCompare(a.publishedAt));
  }
}

export function readJson<Content>(file: string): Content {
  return JSON.parse(readFileSync(file, 'utf8')) as Content;
}
