import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { root } from '@asia/releases';
import { FaultServer, ways, type Way } from '../../e2e/FaultServer';
import type { Random } from './random';

/** What may go wrong on the way of a file, and for how long. */
const files = [/\/mfe\/.*\.js$/, /\/mfe\/.*\.css$/, /\/mfe\/.*\/data\//, /^\/products$/, /\/pictures\//];

/** Two servers on one store, one way to them that is bad at times, and somebody who kills them. */
export class Servers {
  readonly counts = { killed: 0, faults: 0 };
  private readonly running = new Map<number, ChildProcess>();
  private readonly way = new FaultServer(() => this.origins());

  constructor(
    private readonly dir: string,
    private readonly random: Random,
  ) {}

  /** @returns the address for guests */
  async start(): Promise<string> {
    await Promise.all([this.startOne(0), this.startOne(1)]);
    return this.way.start();
  }

  /** One of the two goes, politely or not, and comes back. */
  async kill(): Promise<void> {
    const place = this.random.below(2);
    const child = this.running.get(place)!;
    const closed = once(child, 'close');
    child.kill(this.random.pick(['SIGKILL', 'SIGTERM']));
    await closed;
    this.counts.killed += 1;
    await this.random.pause(0, 2_000);
    await this.startOne(place);
  }

  async disturb(): Promise<void> {
    this.counts.faults += 1;
    this.way.break(this.random.pick(files), this.random.pick(Object.keys(ways) as Way[]));
    await this.random.pause(2_000, 8_000);
    this.way.heal();
  }

  async stop(): Promise<void> {
    await this.way.stop();
    for (const child of this.running.values()) child.kill('SIGKILL');
  }

  private readonly addresses = new Map<number, string>();

  /** Those that should answer, in another order each time. */
  private origins(): string[] {
    const all = [...this.addresses.values()];
    return this.random.below(2) === 0 ? all : all.reverse();
  }

  private async startOne(place: number): Promise<void> {
    const child = spawn(process.execPath, ['--import', 'tsx', 'server/src/main.ts'], {
      cwd: root,
      env: { ...process.env, PORT: '0', HOST: '127.0.0.1', SITE_DIR: this.dir, NODE_ENV: 'production' },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    this.running.set(place, child);
    const [said] = (await once(child.stdout, 'data')) as [Buffer];
    this.addresses.set(place, /http\S+/.exec(String(said))![0].replace('localhost', '127.0.0.1'));
  }
}
