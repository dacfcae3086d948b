import { fork } from 'node:child_process';
import path from 'node:path';
import type { SiteTable } from '@asia/shared/contracts';
import type { ReleaseStore } from '@asia/release-store';
import type { Composition } from './compose';

export interface RenderedPage {
  head: string;
  body: string;
  /** HTML that the page shows beside its text until it is hydrated; older shells have none. */
  after?: string;
}

/** What the shell writes for one generation. */
export interface Rendered {
  /** By path. */
  pages: Record<string, RenderedPage>;
  /** The page for when nothing else can be served; older shells have none. */
  unavailable?: string;
}

export interface RenderJob {
  /** Absolute path of the shell's Node build. */
  shell: string;
  site: { remotes: { container: string; entry: string }[]; table: SiteTable };
  paths: string[];
}

/**
 * Renders pages through the federation itself: the Node build of the shell loads the Node builds of remotes
 * from the release store. Runs in a process of its own, so that builds of another release never stay in
 * memory.
 * @throws Error of the first page that cannot be written
 */
export function renderPages(store: ReleaseStore, { pointer, table, pages }: Composition): Promise<Rendered> {
  const job: RenderJob = {
    shell: path.join(store.serverBuild('shell', pointer.shell.version), 'node/prerender.js'),
    site: {
      remotes: pointer.remotes.map(({ name, container, version }) => ({
        container,
        entry: path.join(store.serverBuild(name, version), 'node/remoteEntry.js'),
      })),
      table,
    },
    paths: pages.map((page) => page.path),
  };
  return new Promise((resolve, reject) => {
    const worker = fork(path.join(__dirname, 'renderWorker.cjs'), {
      env: { ...process.env, NODE_ENV: 'production' },
      execArgv: [],
      serialization: 'advanced',
    });
    let answered = false;
    worker.on('message', (answer: Rendered | { failed: string; reason: string }) => {
      answered = true;
      if ('failed' in answer) reject(new Error(`${answer.failed} could not be written: ${answer.reason}`));
      else resolve(answer);
    });
    // Not `exit`, which may come before the worker's last message.
    worker.on('disconnect', () => {
      if (!answered) reject(new Error('Writing the pages stopped without an answer.'));
      worker.kill();
    });
    worker.send(job);
  });
}
