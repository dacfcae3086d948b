import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { filesBelow, hashOf, releaseBuilds, ReleaseStore, versionsOf } from '@asia/releases';
import { copyProject } from './copyProject';

export interface Outcome {
  code: number | null;
  output: string;
}

/** Without what a test runner sets for itself, and without the place of this project's own store. */
const environment = { ...process.env };
for (const name of ['NODE_ENV', 'JEST_WORKER_ID', 'SITE_DIR']) delete environment[name];

/** A copy of the project with a copy of the released site, for commands that change both. */
export class Project {
  readonly dir: string;
  readonly store: ReleaseStore;

  private constructor() {
    this.dir = realpathSync(mkdtempSync(path.join(tmpdir(), 'asia-workspace-')));
    copyProject(this.dir);
    this.store = new ReleaseStore(path.join(this.dir, 'site'));
  }

  /** @throws Error when nothing is released */
  static async copy(): Promise<Project> {
    const released = ReleaseStore.fromEnvironment();
    const live = released.live();
    if (!live) throw new Error(`${released.dir} holds no site: npm run release -- all`);
    const project = new Project();
    for (const part of ['mfe', 'server-builds', 'pictures'])
      cpSync(path.join(released.dir, part), path.join(project.store.dir, part), { recursive: true });
    // The builds alone: the pages may have been written by the tools of an earlier day.
    const builds = Object.entries(versionsOf(live.pointer)).map(([app, version]) =>
      project.store.manifest(app, version),
    );
    await releaseBuilds(project.store, builds);
    return project;
  }

  /** Version by app of what is live. */
  get live(): Record<string, string> {
    return versionsOf(this.store.live()?.pointer);
  }

  /** Hash of every file of the live generation. */
  get bytes(): Record<string, string> {
    const folder = this.store.folderOf(this.store.live()!);
    return Object.fromEntries(filesBelow(folder).map((file) => [file, hashOf(path.join(folder, file))]));
  }

  file(name: string): string {
    return path.join(this.dir, name);
  }

  remove(...names: string[]): void {
    for (const name of names) rmSync(this.file(name), { recursive: true, force: true });
  }

  /** `npm run …` as a team types it. */
  npm(...words: string[]): Promise<Outcome> {
    return this.run('npm', 'run', '--silent', ...words);
  }

  run(command: string, ...args: string[]): Promise<Outcome> {
    return new Promise((resolve, reject) => {
      const child = spawn(command, args, { cwd: this.dir, env: environment });
      let output = '';
      const keep = (chunk: Buffer) => (output += chunk.toString());
      child.stdout.on('data', keep);
      child.stderr.on('data', keep);
      child.on('error', reject);
      child.on('close', (code) => resolve({ code, output }));
    });
  }

  /** Runs `npm run …` while the work is done; ends it with all that it started. */
  async during<Result>(words: string[], work: () => Promise<Result>): Promise<Result> {
    const child = spawn('npm', ['run', '--silent', ...words], {
      cwd: this.dir,
      env: environment,
      stdio: 'ignore',
      // A group of its own, which one signal ends.
      detached: true,
    });
    const ended = new Promise((resolve) => child.on('close', resolve));
    try {
      return await work();
    } finally {
      if (child.pid && child.exitCode === null) process.kill(-child.pid, 'SIGTERM');
      await ended;
    }
  }
}

/** A port that nobody listens on. */
export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}

/** Asks until there is an answer. @throws Error when there is none for two minutes */
export async function answerOf(address: string): Promise<string> {
  const end = Date.now() + 120_000;
  for (;;) {
    try {
      const response = await fetch(address);
      if (response.ok) return await response.text();
    } catch (error) {
      if (Date.now() > end) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, 300));
  }
}
