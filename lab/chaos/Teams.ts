import { cp, rm } from 'node:fs/promises';
import path from 'node:path';
import { root, runProgram } from '@asia/app-build';
import { CachedStore, FileSystemStore, ReleaseStore, S3Store, versionsOf } from '@asia/release-store';
import { upload } from '../../e2e/harness/edges';
import { readable } from '@asia/releases';
import { siteDir } from '../../e2e/harness/site';
import { addAnotherBuild } from '@asia/releases/testing/anotherBuild';
import type { Random } from './random';

/** Expected: there is nothing to go back to, or a file of that build is damaged. Any other failure is a problem. */
const refusals = /^There is nothing before the live |^The build \w+ of [\w-]+ is not whole: /;

/** Teams that release, roll back and prune at the same time; some of their commands are killed. */
export class Teams {
  readonly dir = path.join(root, '.cache/chaos-site');
  readonly problems: string[] = [];
  readonly counts = { done: 0, killed: 0, refused: 0 };
  private builds: [app: string, version: string][] = [];
  /** Releases that a command has reported as live. */
  private reported: { number: number; app: string; version: string }[] = [];

  readonly store: ReleaseStore;

  /** @param address of an empty object store that they release into; else into the folder */
  constructor(
    private readonly random: Random,
    readonly address?: string,
  ) {
    const folder = new FileSystemStore(this.dir);
    this.store = new ReleaseStore(new CachedStore(folder, address ? new S3Store(address) : folder));
  }

  /** A copy of the released site with two more builds of each app: the same files under invented versions. */
  async prepare(): Promise<void> {
    await rm(this.dir, { recursive: true, force: true });
    await cp(siteDir, this.dir, { recursive: true, verbatimSymlinks: true });
    const here = ReleaseStore.inFolder(this.dir);
    const live = versionsOf((await here.live())?.pointer);
    for (const [app, version] of Object.entries(live)) {
      this.builds.push([app, version]);
      for (const other of ['x', 'y'].map((mark) => mark + version.slice(1))) {
        await addAnotherBuild(here, app, version, other);
        this.builds.push([app, other]);
      }
    }
    if (this.address) await upload(this.dir, this.address);
  }

  /** Runs one command of a team; one in five is killed. */
  async act(): Promise<void> {
    const [app, version] = this.random.pick(this.builds);
    const action = this.random.pick(['release', 'release', 'release', 'rollback', 'prune']);
    const patience = this.random.below(5) === 0 ? 1_000 + this.random.below(8_000) : undefined;
    const operator = ['--import', 'tsx', path.join(__dirname, 'operator.ts'), action, app, version];
    const { code, output } = await runProgram(process.execPath, operator, {
      cwd: root,
      // Without warnings of Node and of libraries: what it prints is its answer.
      env: { ...process.env, SITE_DIR: this.dir, SITE_STORE: this.address ?? '', NODE_NO_WARNINGS: '1' },
      timeout: patience,
      killSignal: 'SIGKILL',
    });
    if (code === null) this.counts.killed += 1;
    else if (code === 0) {
      this.counts.done += 1;
      if (action === 'release' && output) this.reported.push({ number: Number(output), app, version });
    } else if (refusals.test(output)) this.counts.refused += 1;
    else this.problems.push(`${action} ${app} ${version}: ${output.trim()}`);
  }

  /**
   * Compares the history of the release store with what the commands reported.
   * @returns one sentence per problem
   */
  async check(): Promise<string[]> {
    const history = readable(await this.store.history()).reverse();
    const lost = this.reported.filter(({ number, app, version }) => {
      const deployment = history.find((each) => each.number === number);
      return versionsOf(deployment?.pointer)[app] !== version;
    });
    const touched = history.slice(1).flatMap(({ number, changed, pointer }, place) => {
      const [before, after] = [versionsOf(history[place]?.pointer), versionsOf(pointer)];
      return Object.keys(before)
        .filter((app) => before[app] !== after[app] && !changed.includes(app))
        .map((app) => `generation ${number} changed ${app} but does not record it`);
    });
    return [
      ...this.problems,
      ...lost.map(({ number, app, version }) => `lost: ${app} ${version}, generation ${number}`),
      ...touched,
    ];
  }
}
