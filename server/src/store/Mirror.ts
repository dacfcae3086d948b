import type { BuildManifest } from '@asia/shared/contracts';
import { Claims, forgetPages, readParsed, versionsOf, type Claim, type LocalCopy } from '@asia/store';
import { reasonOf } from '../errors';

/** A release is served everywhere within five seconds: what is left of them is for the files. */
const LOOK_MS = 1_000;
/** Where a file is missing, the store is asked once in this time. */
const ABSENT_MS = 5_000;
/** Made-up addresses must not become a flood of questions to the store: so many in that time. */
const MOST_QUESTIONS = 256;

/** Follows an object store that others release into: what is live there becomes live in the copy, once it is whole here. */
export class Mirror {
  private followed = 0;
  /** `app/version` of builds that are here whole. */
  private readonly brought = new Set<string>();
  private readonly claims: Claims;
  private readonly asked = new Map<string, Promise<void>>();
  private failing = false;

  constructor(private readonly copy: LocalCopy) {
    this.claims = new Claims(copy.store);
  }

  /**
   * Looks again and again.
   * @param isWhole whether what is live here can be served: if not, what it lacked may have come by now
   * @param report told once when the store stops answering
   * @returns how to stop
   */
  start(isWhole: () => Promise<boolean>, report: (reason: string) => void): () => void {
    let timer: NodeJS.Timeout;
    let stopped = false;
    const look = async () => {
      try {
        if (!(await isWhole())) this.forget();
        await this.follow();
        this.failing = false;
      } catch (error) {
        if (!this.failing) report(`${this.copy.store.place} does not answer: ${reasonOf(error)}`);
        this.failing = true;
      }
      if (!stopped) timer = setTimeout(() => void look(), LOOK_MS).unref();
    };
    timer = setTimeout(() => void look(), LOOK_MS).unref();
    return () => {
      stopped = true;
      clearTimeout(timer);
    };
  }

  /** @throws Error when the store does not answer; what is here stays as it is */
  async follow(): Promise<void> {
    const [newest, before] = await this.claims.numbers(this.followed);
    if (newest !== undefined) {
      // At the start the one before too: should the newest not be whole, there is one to serve.
      if (this.followed === 0 && before !== undefined) await this.bringClaimed(before).catch(() => undefined);
      const claim = await this.bringClaimed(newest);
      await this.copy.folder.makeCurrent(claim.folder);
      this.followed = newest;
      await forgetPages(this.copy.folder, newest);
    }
  }

  /** Brings what a guest asks for and the copy lacks: an earlier build, for a tab that was opened before. */
  async bringMissing(name: string): Promise<void> {
    const build = /^mfe\/[^/]+\/[^/]+\//.exec(name)?.[0];
    const key = build ?? name;
    const known = this.asked.get(key);
    if (known) return known;
    if (this.asked.size >= MOST_QUESTIONS) return;
    const asked = build ? this.copy.bring(build) : this.copy.bringFiles([name]);
    this.asked.set(key, asked);
    setTimeout(() => this.asked.delete(key), ABSENT_MS).unref();
    return asked;
  }

  private forget(): void {
    this.followed = 0;
    this.brought.clear();
  }

  private async bringClaimed(number: number): Promise<Claim> {
    const claim = await this.claims.read(number);
    const { folder, pointer } = claim;
    const builds = Object.entries(versionsOf(pointer)).map((build) => build.join('/'));
    await Promise.all([
      this.copy.bring(`generations/${folder}/`),
      ...builds.filter((build) => !this.brought.has(build)).map((build) => this.bringBuild(build)),
    ]);
    return claim;
  }

  private async bringBuild(build: string): Promise<void> {
    await this.copy.bring(`mfe/${build}/`);
    const name = `server-builds/${build}/build.json`;
    const manifest = await readParsed(this.copy.store, name, (said) => said as BuildManifest);
    if (!manifest) return;
    const here = new Set((await this.copy.folder.list('pictures/')).map(({ name }) => name));
    const pictures = manifest.pictures.map((picture) => `pictures/${picture}`);
    await this.copy.bringFiles(pictures.filter((picture) => !here.has(picture)));
    this.brought.add(build);
  }
}
