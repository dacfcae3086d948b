import { cpSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Compiler } from 'webpack';
import type { AppDescription } from '@asia/shared/contracts';
import { root } from '../workspace';

/** Writes the description of an app and its files for the site, beside its scripts. */
export class DescriptionFiles {
  constructor(
    private readonly app: AppDescription,
    private readonly dist: string,
  ) {}

  apply(compiler: Compiler): void {
    compiler.hooks.beforeRun.tap('DescriptionFiles', () => {
      const { app, dist } = this;
      const site = path.join(dist, 'site');
      rmSync(site, { recursive: true, force: true });
      mkdirSync(dist, { recursive: true });
      const own = path.join(root, app.name, 'public');
      if (existsSync(own))
        cpSync(own, site, { recursive: true, filter: (file) => !/\.(md|txt)$/.test(file) });
      writeFileSync(path.join(dist, 'description.json'), `${JSON.stringify(app, null, 2)}\n`);
    });
  }
}
