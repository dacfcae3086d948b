import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { SourceMapInput } from '@jridgewell/trace-mapping';
import { distOf } from '@asia/app-build';
import { partOf } from './parts';
import { splitByPart } from './splitByPart';

/**
 * Divides a served script among its parts, by the source map in the `dist` folder of its app.
 * @param pathname as served, e.g. `/mfe/shell/1a2b3c/main.js`
 * @param bytes compressed size
 * @returns bytes by part
 * @throws Error when the build that lies in the app's folder is not the one that is served
 */
export function partsOfScript(siteDir: string, pathname: string, bytes: number): Record<string, number> {
  const [, app = '', version, file = ''] = /^\/mfe\/([\w-]+)\/([^/]+)\/(.+)$/.exec(pathname) ?? [];
  const part = version === 'chunks' ? version : file === 'boot.js' ? 'boot' : 'web';
  const built = path.join(distOf(app, 'production'), part, file);
  if (!existsSync(`${built}.map`)) return { 'menu data': bytes };
  const code = readFileSync(built, 'utf8');
  if (code !== readFileSync(path.join(siteDir, pathname), 'utf8'))
    throw new Error(
      `The live build of ${app} is not the one in its dist folder. Run npm run release -- all first.`,
    );
  const map = JSON.parse(readFileSync(`${built}.map`, 'utf8')) as SourceMapInput;
  return splitByPart(code, map, bytes, (source) => partOf(source, app));
}
