import { existsSync, readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import path from 'node:path';
import { computeHash } from '@asia/release-store';
import type { BuildManifest } from '@asia/shared/contracts';
import { distOf } from '../workspace';

/** A line of a stack in the Node build of an app: app, version, file, line and column. */
const FRAME = /server-builds\/([^/]+)\/([^/]+)\/(node\/[^\s:'")]+):(\d+):(\d+)/g;

type Sources = Pick<BuildManifest, 'app' | 'version' | 'files'>;

/**
 * Replaces places in compiled files by places in our sources, in the message of a release that a page stopped. Only for
 * builds of this checkout: `dist/` has their source maps.
 * @param builds that this checkout was to release
 */
export function nameSources(message: string, builds: readonly Sources[], dist = distOf): string {
  for (const [, app = '', version, file = '', line, column] of message.matchAll(FRAME)) {
    const build = builds.find((one) => one.app === app && one.version === version);
    const compiled = path.join(dist(app), file);
    if (!build || !existsSync(`${compiled}.map`) || computeHash(compiled) !== build.files[file]) continue;
    const map = new SourceMap(JSON.parse(readFileSync(`${compiled}.map`, 'utf8')) as SourceMapPayload);
    const entry = map.findEntry(Number(line) - 1, Number(column) - 1);
    const source = 'originalSource' in entry && ownSource(app, entry.originalSource);
    if (source)
      return message.replace(/\([^\s,()]+, node\/[^\s()]+\)/, `(${source}:${entry.originalLine + 1})`);
  }
  return message;
}

type SourceMapPayload = ConstructorParameters<typeof SourceMap>[0];

/** `webpack://name/./src/Page.tsx` of an app → `menu-mfe/src/Page.tsx`; nothing for a library's file, or webpack's own. */
function ownSource(app: string, source: string): string | undefined {
  const [, inside] = /^webpack:\/\/[^/]*\/(\.{1,2}\/[^?]+)/.exec(source) ?? [];
  return inside && !inside.includes('node_modules/') ? path.posix.join(app, inside) : undefined;
}
