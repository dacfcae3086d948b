import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { SourceMapInput } from '@jridgewell/trace-mapping';
import { distOf } from '@asia/app-build';
import { splitByPackage } from './splitByPackage';

/** Finds the source maps of served scripts in the `dist` folders of the apps. */
export class BuiltScripts {
  constructor(private readonly siteDir: string) {}

  /**
   * @param pathname as served, e.g. `/mfe/shell/1a2b3c/main.js`
   * @param bytes compressed size
   * @param nameOf names what a source belongs to; without it, its package
   * @returns bytes by package
   * @throws Error when the build that lies in the app's folder is not the one that is served
   */
  packagesOf(pathname: string, bytes: number, nameOf?: (source: string) => string): Record<string, number> {
    const [, app = '', file = ''] = /^\/mfe\/([\w-]+)\/[^/]+\/(.+)$/.exec(pathname) ?? [];
    const built = path.join(distOf(app, 'production'), file === 'boot.js' ? 'boot' : 'web', file);
    // Menu data has no source map.
    if (!existsSync(`${built}.map`)) return { [nameOf?.(`/shared/generated/${file}`) ?? 'menu data']: bytes };
    const code = readFileSync(built, 'utf8');
    if (code !== readFileSync(path.join(this.siteDir, pathname), 'utf8'))
      throw new Error(
        `The live build of ${app} is not the one in its dist folder. Run npm run release -- all first.`,
      );
    return splitByPackage(
      code,
      JSON.parse(readFileSync(`${built}.map`, 'utf8')) as SourceMapInput,
      bytes,
      nameOf,
    );
  }
}
