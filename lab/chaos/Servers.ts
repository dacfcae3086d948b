import { runOwn, type Running } from '../../e2e/harness/runOwn';
import { FaultServer, faults, type Fault } from '../../e2e/harness/FaultServer';
import type { Random } from './random';

/** Files whose answers may go wrong. */
const files = [/\/mfe\/.*\.js$/, /\/mfe\/.*\.css$/, /\/mfe\/.*\/data\//, /^\/products$/, /\/pictures\//];

/** Two servers on one release store, killed at random, behind a proxy that breaks answers at random. */
export class Servers {
  readonly counts = { killed: 0, faults: 0 };
  private running: Running[] = [];
  private readonly proxy = new FaultServer(() => this.origins());

  /** @param dirs folder of each: the release store itself, or their copies of an object store */
  constructor(
    readonly dirs: readonly [string, string],
    private readonly random: Random,
  ) {}

  /** @returns the address for guests */
  async start(): Promise<string> {
    this.running = await Promise.all(this.dirs.map((dir) => runOwn(dir)));
    return this.proxy.start();
  }

  /** Ends one of the two, with or without a warning, and starts it again. */
  async kill(): Promise<void> {
    const place = this.random.below(2);
    await this.running[place]!.stop(this.random.pick(['SIGKILL', 'SIGTERM']));
    this.counts.killed += 1;
    await this.random.pause(0, 2_000);
    this.running[place] = await runOwn(this.dirs[place]!);
  }

  async disturb(): Promise<void> {
    this.counts.faults += 1;
    this.proxy.break(this.random.pick(files), this.random.pick(Object.keys(faults) as Fault[]));
    await this.random.pause(2_000, 8_000);
    this.proxy.heal();
  }

  async stop(): Promise<void> {
    await this.proxy.stop();
    for (const server of this.running) await server.stop('SIGKILL');
  }

  /** Addresses of the servers that serve a folder. */
  of(dir: string): string[] {
    return this.running
      .filter((_, place) => this.dirs[place] === dir)
      .map(({ port }) => `http://127.0.0.1:${port}`);
  }

  /** Both servers, in random order. */
  private origins(): string[] {
    const all = this.running.map(({ port }) => `http://127.0.0.1:${port}`);
    return this.random.below(2) === 0 ? all : all.reverse();
  }
}
