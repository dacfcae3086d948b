import { cpSync, existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { filesBelow, type ReleaseStore } from '@asia/release-store';
import { addressKey, OFFLINE_LIST } from '@asia/shared/contracts';
import type { Composition, SitePage } from './compose';
import { offlineList } from './offlineList';
import { redirects } from './redirects';

/**
 * Writes the files of a generation beside its pages: icons and data of the builds, and files derived from all routes.
 * @throws Error that names both builds when two have the same file
 */
export function writeSiteFiles(store: ReleaseStore, folder: string, composition: Composition): void {
  const from = new Map<string, string>();
  for (const { app, version } of Object.values(composition.manifests)) {
    for (const name of ['site', 'data']) {
      const source = path.join(store.serverBuild(app, version), name);
      if (!existsSync(source)) continue;
      for (const file of filesBelow(source)) {
        const other = from.get(file);
        if (other) throw new Error(`${other} and ${app} both have /${file}.`);
        from.set(file, app);
      }
      cpSync(source, folder, { recursive: true });
    }
  }
  for (const [file, content] of Object.entries(composedFiles(composition)))
    writeFileSync(path.join(folder, file), content);
}

function composedFiles(composition: Composition): Record<string, string> {
  const { pointer, pages, manifests, content } = composition;
  const site = manifests.shell?.description.site;
  if (!site) throw new Error('The shell does not describe the site: its app.ts needs `site`.');
  return {
    'releases.json': json(pointer),
    [OFFLINE_LIST]: json(offlineList(composition)),
    'routes.json': json({ ...redirects(composition), ...routeTable(pages) }),
    'manifest.webmanifest': json({
      name: content.site.name,
      short_name: content.site.shortName,
      ...site.webManifest,
    }),
  };
}

const json = (content: unknown) => `${JSON.stringify(content, null, 2)}\n`;

/** Key of the address → registered spelling and file. */
function routeTable(pages: readonly SitePage[]) {
  return Object.fromEntries(
    pages
      .filter(({ status }) => status === 200)
      .map(({ path: route, file }) => [addressKey(route), { route, file: `pages/${file}` }]),
  );
}
