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
/** A missing file is looked up once in this time. */
const ABSENT_MS = 5_000;
/** Lookups in that time: invented addresses must not flood the object store. */
const MOST_LOOKUPS = 256;

/** Replicates an object store: pulls what is live there, and makes it live here once it is whole. */
export class StoreReplica {
  private followed = 0;
  /** `app/version` of builds that are whole here. */
  private readonly pulled = new Set<string>();
  private readonly deployments: DeploymentLog;
  private readonly lookups = new Map<string, Promise<void>>();
  private failing = false;

  constructor(private readonly copy: LocalCopy) {
    this.deployments = new DeploymentLog(copy.store);
  }

  /**
   * Polls the object store.
   * @param isWhole whether what is live here can be served; if not, everything is pulled again
   * @param report called once when the store stops answering
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

  /** @throws Error when the store does not answer; the local copy stays as it is */
  async follow(): Promise<void> {
    const [newest, before] = await this.deployments.numbers(this.followed);
    if (newest !== undefined) {
      // At the start also pulls the one before, which is served if the newest is not whole.
      if (this.followed === 0 && before !== undefined) await this.pullDeployed(before).catch(() => undefined);
      const deployment = await this.pullDeployed(newest);
      await this.copy.folder.makeCurrent(deployment.folder);
      this.followed = newest;
      await pruneGenerations(this.copy.folder, newest);
    }
  }

  /**
   * Pulls a missing file that a guest requests: a tab may be older than the copy, and run an earlier build.
   */
  async pullMissing(name: string): Promise<void> {
    const build = /^mfe\/[^/]+\/[^/]+\//.exec(name)?.[0];
    const key = build ?? name;
    const known = this.lookups.get(key);
    if (known) return known;
    if (this.lookups.size >= MOST_LOOKUPS) return;
    const lookup = build ? this.copy.pull(build) : this.copy.pullFiles([name]);
    this.lookups.set(key, lookup);
    setTimeout(() => this.lookups.delete(key), ABSENT_MS).unref();
    return lookup;
  }

  private forget(): void {
    this.followed = 0;
    this.pulled.clear();
  }

  private async pullDeployed(number: number): Promise<Deployment> {
    const deployment = await this.deployments.read(number);
    const { folder, pointer } = deployment;
    const builds = Object.entries(versionsOf(pointer)).map((build) => build.join('/'));
    await Promise.all([
      this.copy.pull(`generations/${folder}/`),
      ...builds.filter((build) => !this.pulled.has(build)).map((build) => this.pullBuild(build)),
    ]);
    return deployment;
  }

  private async pullBuild(build: string): Promise<void> {
    await this.copy.pull(`mfe/${build}/`);
    const name = `server-builds/${build}/build.json`;
    const manifest = await readParsed(this.copy.store, name, (value) => value as BuildManifest);
    if (!manifest) return;
    const here = new Set((await this.copy.folder.list('pictures/')).map(({ name }) => name));
    const pictures = manifest.pictures.map((picture) => `pictures/${picture}`);
    await this.copy.pullFiles(pictures.filter((picture) => !here.has(picture)));
    this.pulled.add(build);
  }
}
