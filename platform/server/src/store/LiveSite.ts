import {
  type Bodies,
  type Deployment,
  DeploymentLog,
  FileSystemStore,
  type Prefix,
  readWhole,
  RETENTION,
} from '@asia/release-store';
import type { PreparedFile } from '../answer/PreparedFile';
import { reasonOf, StoreError } from '../errors';
import type { PageSettings } from '../headers';
import type { LoadedGeneration } from './LoadedGeneration';
import { loadGeneration } from './loadGeneration';
import { readStored } from './readStored';

/** A release must be served everywhere within five seconds. */
const LOOK_PAUSE_MS = 1_000;

/** Knows the live generation, and whether it is whole. Serves a release within a second. */
export class LiveSite {
  /** The newest deployment, even if it cannot be served. */
  newest: Deployment | undefined;
  /** The generation that was served last, if any. */
  lastGood: LoadedGeneration | undefined;
  /** Called once for each problem of a generation. */
  report: (problem: string) => void = () => undefined;
  readonly folder: FileSystemStore;
  private readonly log: DeploymentLog;
  private failure: StoreError | undefined = new StoreError('empty', 'nothing has been released yet');
  /** Number and time of the last deployment that was read. A store that was emptied starts again at number 1. */
  private lastSeen = '';
  private timer: NodeJS.Timeout | undefined;
  private isStopped = false;
  private readonly reported = new Set<string>();

  /** @param prefix of a preview, which replaces the live site */
  constructor(
    siteDir: string,
    private readonly settings: PageSettings = {},
    private readonly prefix: Prefix = '',
  ) {
    this.folder = new FileSystemStore(siteDir);
    this.log = new DeploymentLog(this.folder, prefix);
  }

  /** The live generation. Does not fall back. @throws {StoreError} nothing is live, or it cannot be served */
  live(): LoadedGeneration {
    if (this.failure) throw this.failure;
    return this.lastGood!;
  }

  /**
   * The generation to serve: the live one or, while it is not whole, the last one served. A server that starts with a
   * broken generation serves the newest whole one before it.
   * @throws {StoreError} there is none
   */
  serving(): LoadedGeneration {
    if (!this.lastGood) throw this.failure!;
    return this.lastGood;
  }

  /**
   * A file of a build, or a picture, by its name in the release store; null without such a file.
   * @throws {StoreError} when the served generation has the file and it is damaged
   */
  async read(name: string): Promise<Bodies | null> {
    const { bodies, hashes } = this.lastGood ?? {};
    const hash = hashes?.get(name);
    // A file of an older build has no known hash.
    if (hash === undefined) return (await readWhole(this.folder, name)).bodies;
    return bodies?.get(name) ?? this.named(readStored(this.folder, name, hash));
  }

  /** A file of the served generation, by its address. @throws {StoreError} when the file is damaged */
  async fileAt(address: string): Promise<PreparedFile | undefined> {
    return this.named(this.serving().fileAt(address));
  }

  /** Looks for another live generation, and loads it. Does not reject. */
  look(): Promise<void> {
    return this.follow().catch((error: unknown) => this.fail(error));
  }

  /** Looks now, and again after a pause, until `stop`. Resolves after the first look. */
  async start(): Promise<void> {
    await this.look();
    if (!this.isStopped) this.timer = setTimeout(() => void this.start(), LOOK_PAUSE_MS).unref();
  }

  stop(): void {
    this.isStopped = true;
    clearTimeout(this.timer);
  }

  private async follow(): Promise<void> {
    const latest = await this.log.latest(this.newest?.number);
    if (!latest) throw new StoreError('empty', 'nothing has been released yet');
    const seen = `${latest.number} ${latest.at.getTime()}`;
    if (seen === this.lastSeen && !this.failure) return;
    this.lastSeen = seen;
    this.newest = await this.log.read(latest.number);
    const generation = await this.load(this.newest);
    this.failure = undefined;
    this.reported.clear();
    this.lastGood = generation;
  }

  private load(deployment: Deployment): Promise<LoadedGeneration> {
    return loadGeneration(this.folder, deployment, this.settings, this.prefix);
  }

  private async fail(error: unknown): Promise<void> {
    const failure = error instanceof StoreError ? error : new StoreError('broken', reasonOf(error), error);
    if (failure.code === 'broken') {
      if (!this.lastGood) await this.serveOneBefore().catch(() => undefined);
      const instead = this.lastGood ? `generation ${this.lastGood.id}` : 'the page with our telephone';
      this.reportOnce(`${failure.message}. Guests get ${instead}`);
    }
    this.failure = failure;
  }

  /** Serves the newest whole generation of an older deployment. */
  private async serveOneBefore(): Promise<void> {
    const numbers = await this.log.numbers();
    for (const number of numbers.slice(1, RETENTION.storedGenerations)) {
      const deployment = await this.log.read(number).catch(() => undefined);
      this.lastGood = deployment && (await this.load(deployment).catch(() => undefined));
      if (this.lastGood) return;
    }
  }

  /** Reports a damaged file that a guest asked for. */
  private named<File>(file: Promise<File>): Promise<File> {
    return file.catch((error: unknown) => {
      this.reportOnce(`${reasonOf(error)}. Guests get 503 for it`);
      throw error;
    });
  }

  private reportOnce(problem: string): void {
    if (!this.reported.has(problem)) this.report(problem);
    this.reported.add(problem);
  }
}
