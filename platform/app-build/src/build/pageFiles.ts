import path from 'node:path';
import { readJson } from '@asia/release-store';
import { type BuildManifest, type PageFiles, REMOTE_SCRIPT } from '@asia/shared/contracts';
import { FEDERATION } from '@asia/shared/contracts/composeTable';

interface FederationManifest {
  exposes: { name: string; assets: Record<'js' | 'css', Record<'sync' | 'async', string[]>> }[];
}

/** Files that each page of a web build needs at once, or at an early tap, from webpack's output. */
export function pageFiles(app: string, web: string): Pick<BuildManifest, 'own' | 'pages'> {
  return app === 'shell' ? shellFiles(web) : remoteFiles(web);
}

function remoteFiles(web: string): Pick<BuildManifest, 'own' | 'pages'> {
  const { exposes } = readJson<FederationManifest>(path.join(web, 'mf-manifest.json'));
  const pages = exposes.map(({ name, assets: { js, css } }): [string, PageFiles] => [
    name,
    {
      scripts: js.sync,
      styles: css.sync,
      early: [...js.async, ...css.async].filter((file) => file.startsWith('chunks/early-')),
    },
  ]);
  return { own: { scripts: [REMOTE_SCRIPT], styles: [] }, pages: Object.fromEntries(pages) };
}

/** The shell is not a container: its pages and its on-demand singletons are named chunks. */
function shellFiles(web: string): Pick<BuildManifest, 'own' | 'pages'> {
  const { main, ...chunks } = readJson<Record<string, PageFiles>>(path.join(web, 'chunks.json'));
  if (!main) throw new Error('The shell has no main script.');
  const pages = Object.entries(chunks).map(([name, files]) => [parseExpose(name), files] as const);
  return { own: main, pages: Object.fromEntries(pages) };
}

function parseExpose(chunk: string): string {
  if (chunk.startsWith('page-')) return chunk.slice('page-'.length);
  return chunk === FEDERATION ? chunk : `@asia/shared/${chunk}`;
}
