import { spawn } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Outcome, runProgram } from '@asia/app-build';
import { buildFile, hashesBelow, isOfManyBuilds, listVersions, ReleaseStore } from '@asia/release-store';
import { releaseBuilds } from '@asia/releases';
import { liveFolder } from '@asia/releases/testing/liveFolder';
import type { BuildManifest, ReleasePointer } from '@asia/shared/contracts';
import { copyProject } from './copyProject';

/** Without variables of the test runner, and without the location of this project's release store. */
const environment = { ...process.env };
for (const name of ['NODE_ENV', 'JEST_WORKER_ID', 'SITE_DIR', 'SITE_STORE']) delete environment[name];

/** Copies live builds into an empty store. @param apps all, and content, if absent @throws Error without a release */
export async function copyBuilds(store: ReleaseStore, apps?: readonly string[]): Promise<BuildManifest[]> {
  const released = ReleaseStore.fromEnvironment();
  const live = await released.live();
  if (!live) throw new Error(`${released.dir} has no release: npm run release -- all`);
  const versions = Object.entries(listVersions(live.pointer)).filter(([app]) => apps?.includes(app) ?? true);
  const builds = await Promise.all(versions.map(([app, version]) => released.manifest(app, version)));
  const names = builds.flatMap(({ app, version, files, pictures }) => [
    path.join('mfe', app, version),
    path.join('server-builds', app, version),
    ...pictures.map((picture) => path.join('pictures', picture)),
    // Builds share these files, with their compressed twins.
    ...Object.keys(files)
      .map((file) => buildFile(app, version, file))
      .filter(isOfManyBuilds)
      .flatMap((file) => [file, `${file}.br`]),
  ]);
  for (const name of names.filter((each) => existsSync(path.join(released.dir, each))))
    cpSync(path.join(released.dir, name), path.join(store.dir, name), { recursive: true });
  return builds;
}

/** A copy of the project with a copy of the released site, for commands that change both. */
export class Project {
  readonly dir: string;
  readonly store: ReleaseStore;

  private constructor(name = 'asia-workspace', options?: Parameters<typeof copyProject>[1]) {
    this.dir = realpathSync(mkdtempSync(path.join(tmpdir(), `${name}-`)));
    copyProject(this.dir, options);
    this.store = ReleaseStore.inFolder(path.join(this.dir, 'site'));
  }

  /** A copy of the sources alone, with an empty release store. @param name of its folder */
  static sources(name?: string): Project {
    return new Project(name);
  }

  /** @throws Error when nothing is released */
  static async copy(): Promise<Project> {
    const project = new Project(undefined, { types: true });
    // Writes the pages again: older tools may have written the live ones.
    await releaseBuilds(project.store, await copyBuilds(project.store));
    return project;
  }

  /** Live version by app. */
  get live(): Record<string, string> {
    const pointer = readFileSync(path.join(liveFolder(this.store.dir), 'releases.json'), 'utf8');
    return listVersions(JSON.parse(pointer) as ReleasePointer);
  }

  /** Hash of every file of the live generation. */
  get bytes(): Record<string, string> {
    return hashesBelow(liveFolder(this.store.dir));
  }

  file(name: string): string {
    return path.join(this.dir, name);
  }

  remove(...names: string[]): void {
    for (const name of names) rmSync(this.file(name), { recursive: true, force: true });
  }

  /** `npm run …` as a team types it. */
  npm(...words: string[]): Promise<Outcome> {
    return this.run('npm', ['run', '--silent', ...words]);
  }

  run(command: string, args: string[], more: NodeJS.ProcessEnv = {}): Promise<Outcome> {
    return runProgram(command, args, { cwd: this.dir, env: { ...environment, ...more } });
  }

  /** Runs `npm run …` during `work`, then ends all its processes. @param work gets a reader of the output so far */
  async during<Result>(
    words: string[],
    work: (output: () => string) => Promise<Result>,
    more: NodeJS.ProcessEnv = {},
  ): Promise<Result> {
    const child = spawn('npm', ['run', '--silent', ...words], {
      cwd: this.dir,
      env: { ...environment, ...more },
      // Its own process group, which one signal ends.
      detached: true,
    });
    const ended = new Promise((resolve) => child.on('close', resolve));
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
    try {
      const early = ended.then(() => Promise.reject(new Error(`It ended: ${output}`)));
      return await Promise.race([work(() => output), early]);
    } finally {
      if (child.pid && child.exitCode === null) process.kill(-child.pid, 'SIGTERM');
      await ended;
    }
  }
}

/** A site may be built first. */
const MAX_ANSWER_MS = 120_000;
const RETRY_MS = 300;

/** Repeats a request until it is answered. @throws Error after `MAX_ANSWER_MS` */
export async function waitForAnswer(address: string): Promise<string> {
  const end = Date.now() + MAX_ANSWER_MS;
  for (let last: unknown = ''; ;) {
    try {
      const response = await fetch(address);
      if (response.ok) return await response.text();
      last = response.status;
    } catch (error) {
      last = error;
    }
    if (Date.now() > end) throw new Error(`${address} does not answer: ${String(last)}`);
    await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
  }
}
