import { cpSync, copyFileSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Compiler } from 'webpack';
import type { AppDescription } from '@asia/shared/contracts';
import { root } from '../workspace';

/** Writes what an app publishes beside its scripts: its description, the files of the site and the data that it brings. */
export class PublishedFiles {
  /** @param dist folder of the build */
  constructor(
    private readonly app: AppDescription,
    private readonly dist: string,
  ) {}

  apply(compiler: Compiler): void {
    compiler.hooks.beforeRun.tap('PublishedFiles', () => this.write());
  }

  private write(): void {
    const { app, dist } = this;
    const folder = path.join(root, app.name);
    for (const part of ['site', 'data', 'menu'])
      rmSync(path.join(dist, part), { recursive: true, force: true });
    mkdirSync(path.join(dist, 'site/share'), { recursive: true });
    const own = path.join(folder, 'public');
    if (existsSync(own)) {
      cpSync(own, path.join(dist, 'site'), { recursive: true, filter: (file) => !/\.(md|txt)$/.test(file) });
    }
    for (const { head } of app.routes) {
      const target = path.join(dist, 'site/share', head.share);
      // The app's own card is already there; the cards of the menu serve all apps.
      if (!existsSync(target)) copyFileSync(path.join(root, 'content/pictures/share', head.share), target);
    }
    const products = app.provides?.products;
    if (products && !URL.canParse(products)) {
      mkdirSync(path.join(dist, 'data'));
      copyFileSync(path.join(root, 'shared/generated', products), path.join(dist, 'data', products));
    }
    if (app.provides?.prices) {
      // For the tools: releases and checks of content compare with these what changes.
      mkdirSync(path.join(dist, 'menu'));
      for (const file of ['prices.json', 'restaurant.json'])
        copyFileSync(path.join(root, 'shared/generated', file), path.join(dist, 'menu', file));
    }
    writeFileSync(path.join(dist, 'description.json'), `${JSON.stringify(app, null, 2)}\n`);
  }
}
