import {
  existsSync,
  linkSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  readlinkSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import type { BuildManifest, ReleasePointer } from '@asia/shared/contracts';
import { parseManifest, parsePointer } from '@asia/shared/published';

/** One generation as it was claimed: what is live since, and why. */
export interface Generation {
  /** From 1; the highest one is live. */
  number: number;
  /** Its folder below `generations/`. */
  folder: string;
  /** ISO 8601. */
  at: string;
  action: 'release' | 'rollback' | 'retire';
  /** Apps whose build it changed. */
  changed: string[];
  pointer: ReleasePointer;
}

/** How many generations keep their pages, for a look back. */
const KEPT_GENERATIONS = 5;

/**
 * The release store as folders.
 *
 * `mfe/` and `pictures/` never change a file once written. A generation is a whole set of pages with the pointer that
 * they carry. It goes live by claiming a number, which only one writer can: the highest claim is what is live, and
 * `current` follows it for servers that read folders.
 */
export class ReleaseStore {
  readonly dir: string;

  constructor(dir: string) {
    this.dir = path.resolve(dir);
  }

  /** The one that `SITE_DIR` names, from the root of the project; `site/` otherwise. */
  static fromEnvironment(): ReleaseStore {
    return new ReleaseStore(path.resolve(__dirname, '../../..', process.env.SITE_DIR ?? 'site'));
  }

  /** What browsers load. */
  webBuild(app: string, version: string): string {
    return path.join(this.dir, 'mfe', app, version);
  }

  /** What writes the pages, and what the build says of itself; never served. */
  serverBuild(app: string, version: string): string {
    return path.join(this.dir, 'server-builds', app, version);
  }

  get pictures(): string {
    return path.join(this.dir, 'pictures');
  }

  get currentLink(): string {
    return path.join(this.dir, 'current');
  }

  private get generations(): string {
    return path.join(this.dir, 'generations');
  }

  private get claims(): string {
    return path.join(this.dir, 'claims');
  }

  /** Every generation there ever was, newest first. */
  history(): Generation[] {
    return this.claimNumbers().map((number) => this.read(number));
  }

  /** What is live, or null before the first release. */
  live(): Generation | null {
    const [newest] = this.claimNumbers();
    return newest === undefined ? null : this.read(newest);
  }

  /** @throws Error when that build is not in the store */
  manifest(app: string, version: string): BuildManifest {
    const file = path.join(this.serverBuild(app, version), 'build.json');
    if (!existsSync(file)) throw new Error(`The store has no build ${version} of ${app}.`);
    return parseManifest(readJson(file));
  }

  /** Versions of an app that the store holds whole, in no order. */
  versions(app: string): string[] {
    const folder = path.dirname(this.serverBuild(app, 'any'));
    if (!existsSync(folder)) return [];
    return readdirSync(folder).filter((version) => existsSync(path.join(folder, version, 'build.json')));
  }

  /** An empty folder for the files of a generation that is not live yet. */
  draft(): string {
    const folder = path.join(
      this.generations,
      `draft-${process.pid}-${Date.now().toString(36)}-${counter()}`,
    );
    mkdirSync(folder, { recursive: true });
    return folder;
  }

  /**
   * Makes a whole draft live, if nothing has gone live since `after`.
   * @returns the new generation; null, and the draft is gone, when another writer was first
   */
  claim(
    draft: string,
    after: Generation | null,
    made: Pick<Generation, 'action' | 'changed' | 'pointer'>,
  ): Generation | null {
    const number = (after?.number ?? 0) + 1;
    const folder = `${pad(number)}-${path.basename(draft).replace('draft-', '')}`;
    const generation: Generation = { number, folder, at: new Date().toISOString(), ...made };
    const target = path.join(this.generations, folder);
    renameSync(draft, target);
    if (!this.writeOnce(`${pad(number)}.json`, generation)) {
      rmSync(target, { recursive: true, force: true });
      return null;
    }
    this.follow();
    this.forgetPages();
    return generation;
  }

  /** Folder of a generation's pages and files. */
  folderOf({ folder }: Generation): string {
    return path.join(this.generations, folder);
  }

  /** Lets `current` name the live generation; a writer that was overtaken does not set it back. */
  private follow(): void {
    for (let live = this.live(); live && this.followed() !== live.folder; live = this.live()) {
      const draft = `${this.currentLink}.${process.pid}-${counter()}`;
      symlinkSync(path.join('generations', live.folder), draft);
      // A rename over the old link: readers see the old generation or the new one, never none.
      renameSync(draft, this.currentLink);
    }
  }

  private followed(): string | null {
    try {
      return path.basename(readlinkSync(this.currentLink));
    } catch {
      return null;
    }
  }

  /** @returns false where a file of that name exists: a link is made only if its name is free */
  private writeOnce(name: string, content: unknown): boolean {
    mkdirSync(this.claims, { recursive: true });
    const draft = path.join(this.claims, `.${process.pid}-${counter()}`);
    writeFileSync(draft, `${JSON.stringify(content, null, 2)}\n`);
    try {
      linkSync(draft, path.join(this.claims, name));
      return true;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
      throw error;
    } finally {
      rmSync(draft, { force: true });
    }
  }

  private forgetPages(): void {
    for (const number of this.claimNumbers().slice(KEPT_GENERATIONS))
      rmSync(this.folderOf(this.read(number)), { recursive: true, force: true });
  }

  /** Newest first. */
  private claimNumbers(): number[] {
    if (!existsSync(this.claims)) return [];
    return readdirSync(this.claims)
      .flatMap((name) => (/^\d+\.json$/.test(name) ? Number.parseInt(name, 10) : []))
      .sort((a, b) => b - a);
  }

  private read(number: number): Generation {
    const claim = readJson<Generation>(path.join(this.claims, `${pad(number)}.json`));
    return { ...claim, pointer: parsePointer(claim.pointer) };
  }
}

let count = 0;
const counter = () => (count += 1);

const pad = (number: number) => String(number).padStart(6, '0');

export function readJson<Content>(file: string): Content {
  return JSON.parse(readFileSync(file, 'utf8')) as Content;
}
