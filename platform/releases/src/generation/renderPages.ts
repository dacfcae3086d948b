import { fork } from 'node:child_process';
import path from 'node:path';
import type { ReleaseStore } from '@asia/release-store';
import {
  type DocumentFiles,
  type EntriesByName,
  PRERENDER_VERSION,
  type PrerenderSite,
  REMOTE_SCRIPT,
} from '@asia/shared/contracts';
import { wholeBuild } from '../rollbackTarget';
import type { Composition } from './compose';
import { documentFiles, selectPageContent } from './documentFiles';

/** Texts that the shell writes. */
export interface WrittenSite {
  /** Documents by path. */
  pages: Record<string, string>;
  /** Content by file name: `robots.txt`, `sitemap.xml`. */
  siteFiles: Record<string, string>;
  /** The page for when nothing else can be served. */
  unavailable: string;
}

export interface RenderJob {
  /** Absolute path of the shell's Node build. */
  shell: string;
  /** Version of `ShellPrerender`. */
  version: number;
  /** The reason for refusing a shell of another version. */
  otherVersion: string;
  site: PrerenderSite;
  /** `exposes` as `app/Expose`. */
  pages: { path: string; exposes: string[]; files: DocumentFiles }[];
  content: EntriesByName;
}

export type RenderAnswer = WrittenSite | { failed: string };

/**
 * Renders pages through the federation: the Node build of the shell loads the Node builds of remotes from the release
 * store. A process of its own runs it, so that no builds of another release stay in memory.
 * @throws Error of the first failing page, after a line for each damaged build; or when the shell was built for other
 * tools
 */
export async function renderPages(
  store: ReleaseStore,
  composition: Composition,
  content: EntriesByName,
): Promise<WrittenSite> {
  const { pointer, table, pages, preview } = composition;
  const { version } = pointer.shell;
  const job: RenderJob = {
    shell: path.join(store.serverBuild('shell', version), 'node/prerender.js'),
    version: PRERENDER_VERSION,
    otherVersion:
      `The build ${version} of shell was made for other tools, which wrote a part of each page themselves. ` +
      'Release the shell from its sources: npm run release -- shell',
    site: {
      remotes: pointer.remotes.map(({ name, container, version: pinned }) => ({
        container,
        entry: path.join(store.serverBuild(name, pinned), `node/${REMOTE_SCRIPT}`),
      })),
      pointer,
      table,
      pages: pages.map(({ path: address, head, noindex, status }) => ({
        path: address,
        head,
        noindex,
        status,
      })),
      ...(preview && { preview }),
    },
    pages: pages.map((page) => ({
      path: page.path,
      exposes: [page.owner, ...page.widgets].map(({ app, expose }) => `${app}/${expose}`),
      files: { ...documentFiles(page, composition), content: selectPageContent(page, composition, content) },
    })),
    content,
  };
  const answer = await renderedBy(job);
  if (!('failed' in answer)) return answer;
  throw new Error([...(await brokenBuilds(store, composition)), answer.failed].join('\n'));
}

/** @returns a sentence for each build with a missing or changed file */
async function brokenBuilds(store: ReleaseStore, { manifests }: Composition): Promise<string[]> {
  const reasons = Object.values(manifests).map(({ app, version }) =>
    wholeBuild(store, app, version).then(
      () => [],
      ({ message }: Error) => [message],
    ),
  );
  return (await Promise.all(reasons)).flat();
}

function renderedBy(job: RenderJob): Promise<RenderAnswer> {
  return new Promise((resolve, reject) => {
    const worker = fork(path.join(__dirname, 'renderWorker.cjs'), {
      env: { ...process.env, NODE_ENV: 'production' },
      execArgv: [],
      serialization: 'advanced',
    });
    let answered = false;
    worker.on('message', (answer: RenderAnswer) => {
      answered = true;
      resolve(answer);
    });
    // Not `exit`, which may come before the worker's last message.
    worker.on('disconnect', () => {
      if (!answered) reject(new Error('Writing the pages stopped without an answer.'));
      worker.kill();
    });
    worker.send(job);
  });
}
