import {
  type Bodies,
  type Deployment,
  DeploymentLog,
  FileSystemStore,
  firstAndMore,
  isShared,
  type Prefix,
  RETENTION,
} from '@asia/release-store';
import { reasonOf, StoreError } from '../errors';
import type { PageSettings } from '../headers';
import type { LoadedGeneration } from './LoadedGeneration';
import { loadGeneration } from './loadGeneration';
import { Poller } from './Poller';
import { WholeFiles } from './WholeFiles';

/** Knows the live generation, and whether it is whole. Serves a release from the next request on. */
export class LiveSite {
  readonly files: WholeFiles;
  /** The newest deployment, even if it cannot be served. */
  newest: Deployment | undefined;
  /** The generation that was served last, if any. */
  lastGood: LoadedGeneration | undefined;
  /** Called once for each problem. */
  report: (error: StoreError) => void = () => undefined;
  readonly folder: FileSystemStore;
  private readonly log: DeploymentLog;
  private failure: StoreError | undefined;
  /** Number and time of the last deployment that was read. A store that was emptied starts again at number 1. */
  private lastSeen = '';
  private readonly poller: Poller;
  /** The last message of each kind, until the problem ends. */
  private readonly reported = new Map<StoreError['code'], string>();

  /** @param prefix of a preview, which replaces the live site */
  constructor(
    siteDir: string,
    private readonly settings: PageSettings = {},
    private readonly prefix: Prefix = '',
  ) {
    this.folder = new FileSystemStore(siteDir);
    this.log = new DeploymentLog(this.folder, prefix);
    this.files = new WholeFiles(this.folder);
    const changes = this.folder.path(`${prefix}deployments`);
    this.poller = new Poller(changes, () => this.follow().catch((error: unknown) => this.fail(error)));
  }

  /**
   * The live generation. Does not fall back.
   * @throws {StoreError} nothing is live, or it cannot be served
   */
  async live(): Promise<LoadedGeneration> {
    await this.poller.looked();
    if (this.failure) throw this.failure;
    return this.lastGood!;
  }

  /**
   * The generation to serve: the live one or, while it is not whole, the last one served. A server that starts with a
   * broken generation serves the newest whole one before it.
   * @throws {StoreError} there is none
   */
  async serving(): Promise<LoadedGeneration> {
    await this.poller.looked();
    if (!this.lastGood) throw this.failure!;
    return this.lastGood;
  }

  /**
   * A file of a build, or a picture, by its name in the release store; null without such a file.
   * @throws {StoreError} `degraded` when the served generation has the file and it is damaged
   */
  async read(name: string): Promise<Bodies | null> {
    const found = this.lastGood?.bodies.get(name) ?? (await this.files.read(name));
    if (!found && this.lastGood?.hashes.has(name)) throw new StoreError('degraded', `${name} is not whole`);
    return found;
  }

  /** Looks for another live generation, and loads it. */
  look(): Promise<void> {
    return this.poller.look();
  }

  stop(): void {
    this.poller.stop();
  }

  private async follow(): Promise<void> {
    const latest = await this.log.latest(this.newest?.number);
    if (!latest) throw new StoreError('empty', 'nothing has been released yet');
    const seen = `${latest.number} ${latest.at.getTime()}`;
    if (seen === this.lastSeen && !this.failure) return this.takeBack();
    this.lastSeen = seen;
    this.newest = await this.log.read(latest.number);
    const generation = await this.load(this.newest);
    this.failure = undefined;
    this.reported.delete('broken');
    this.serve(generation);
  }

  private serve(generation: LoadedGeneration): void {
    this.lastGood = generation;
    this.files.expect(generation.hashes);
    void this.check(generation);
  }

  private load(deployment: Deployment): Promise<LoadedGeneration> {
    return loadGeneration(this.files, deployment, this.settings, this.prefix);
  }

  private async fail(error: unknown): Promise<void> {
    const failure = error instanceof StoreError ? error : new StoreError('broken', reasonOf(error), error);
    if (failure.code === 'broken') {
      if (!this.lastGood) await this.serveOneBefore().catch(() => undefined);
      const instead = this.lastGood ? `generation ${this.lastGood.id}` : 'the page with our telephone';
      this.reportOnce('broken', `${failure.message}. Guests get ${instead}`);
    }
    this.failure = failure;
  }

  /** Serves the newest whole generation of an older deployment. */
  private async serveOneBefore(): Promise<void> {
    const numbers = await this.log.numbers();
    for (const number of numbers.slice(1, RETENTION.storedGenerations)) {
      const deployment = await this.log.read(number).catch(() => undefined);
      const whole = deployment && (await this.load(deployment).catch(() => undefined));
      if (whole) return this.serve(whole);
    }
  }

  /** Names the damaged files of a generation. */
  private async check(generation: LoadedGeneration): Promise<void> {
    await this.files.check();
    const { faults } = this.files;
    if (this.lastGood !== generation) return;
    if (faults.length === 0) this.reported.delete('degraded');
    else this.reportOnce('degraded', `generation ${generation.id} is degraded: ${firstAndMore(faults)}`);
  }

  /** Reloads the generation once a repaired file is one of its own: these are served from memory. */
  private async takeBack(): Promise<void> {
    const whole = await this.files.checkFaults();
    if (!whole.every(isShared)) this.lastSeen = '';
  }

  private reportOnce(code: StoreError['code'], message: string): void {
    if (this.reported.get(code) !== message) this.report(new StoreError(code, message));
    this.reported.set(code, message);
  }
}
