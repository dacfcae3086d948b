import type { BuildManifest } from '@asia/shared/contracts';
import {
  DeploymentLog,
  pruneGenerations,
  readParsed,
  versionsOf,
  type Deployment,
  type LocalCopy,
} from '@asia/release-store';
import { reasonOf } from '../errors';

/** A release must be served everywhere within five seconds; the other four are for copying files. */
const LOOK_MS = 1_000;
/** The store is asked for a missing file once in this time. */
const ABSENT_MS = 5_000;
/** Questions to the store in that time: invented addresses must not flood it. */
const MOST_QUESTIONS = 256;

/** Follows an object store: what is live there is copied here, and becomes live here once it is whole. */
export class StoreReplica {
  private followed = 0;
  /** `app/version` of builds that are here whole. */
  private readonly brought = new Set<string>();
  private readonly deployments: DeploymentLog;
  private readonly asked = new Map<string, Promise<void>>();
  private failing = false;

  constructor(private readonly copy: LocalCopy) {
    this.deployments = new DeploymentLog(copy.store);
  }

  /**
   * Looks again and again.
   * @param isWhole whether what is live here can be served; if not, everything is looked for again
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
        if (!this.failing) report(`${this.copy.store.location} does not answer: ${reasonOf(error)}`);
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
    const [newest, before] = await this.deployments.numbers(this.followed);
    if (newest !== undefined) {
      // At the start also the one before, which is served if the newest is not whole.
      if (this.followed === 0 && before !== undefined) await this.pullDeployed(before).catch(() => undefined);
      const deployment = await this.pullDeployed(newest);
      await this.copy.folder.makeCurrent(deployment.folder);
      this.followed = newest;
      await pruneGenerations(this.copy.folder, newest);
    }
  }

  /** Copies a missing file that a guest asks for: a tab may be older than the copy, and run an earlier build. */
  async pullMissing(name: string): Promise<void> {
    const build = /^mfe\/[^/]+\/[^/]+\//.exec(name)?.[0];
    const key = build ?? name;
    const known = this.asked.get(key);
    if (known) return known;
    if (this.asked.size >= MOST_QUESTIONS) return;
    const asked = build ? this.copy.pull(build) : this.copy.pullFiles([name]);
    this.asked.set(key, asked);
    setTimeout(() => this.asked.delete(key), ABSENT_MS).unref();
    return asked;
  }

  private forget(): void {
    this.followed = 0;
    this.brought.clear();
  }

  private async pullDeployed(number: number): Promise<Deployment> {
    const deployment = await this.deployments.read(number);
    const { folder, pointer } = deployment;
    const builds = Object.entries(versionsOf(pointer)).map((build) => build.join('/'));
    await Promise.all([
      this.copy.pull(`generations/${folder}/`),
      ...builds.filter((build) => !this.brought.has(build)).map((build) => this.pullBuild(build)),
    ]);
    return deployment;
  }

  private async pullBuild(build: string): Promise<void> {
    await this.copy.pull(`mfe/${build}/`);
    const name = `server-builds/${build}/build.json`;
    const manifest = await readParsed(this.copy.store, name, (said) => said as BuildManifest);
    if (!manifest) return;
    const here = new Set((await this.copy.folder.list('pictures/')).map(({ name }) => name));
    const pictures = manifest.pictures.map((picture) => `pictures/${picture}`);
    await this.copy.pullFiles(pictures.filter((picture) => !here.has(picture)));
    this.brought.add(build);
  }
}
