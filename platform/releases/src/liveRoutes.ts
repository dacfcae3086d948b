import { CONTENT, listVersions, type ReleaseStore } from '@asia/release-store';
import { addressKey, type SiteContent } from '@asia/shared/contracts';
import { listRoutes } from '@asia/shared/contracts/composeTable';

/** A route of the live site, and its build. */
export interface LiveRoute {
  /** Registered spelling. */
  path: string;
  app: string;
  version: string;
  page: string;
  /** Source file of that expose, relative to the workspace. */
  file: string;
}

const noContent: Pick<SiteContent, 'routes'> = { routes: { category: [], carta: [] } };

/** The routes of all live builds, sorted by path. */
export async function liveRoutes(store: ReleaseStore): Promise<LiveRoute[]> {
  const live = await store.live();
  const versions = Object.entries(listVersions(live?.pointer));
  const manifests = await Promise.all(versions.map(([app, version]) => store.manifest(app, version)));
  const { content = noContent } = manifests.find(({ app }) => app === CONTENT) ?? {};
  return manifests
    .flatMap(({ app, version, description }) =>
      listRoutes(description, content).map(({ path, page }) => ({
        path,
        app,
        version,
        page,
        file: `${app}/${(description.exposes[page] ?? '').replace(/^\.\//, '')}`,
      })),
    )
    .sort((a, b) => (a.path < b.path ? -1 : 1));
}

/** The route of an address in any spelling, with or without a query. */
export function findRoute(routes: readonly LiveRoute[], address: string): LiveRoute | undefined {
  const { pathname } = new URL(address, 'https://site.example');
  return routes.find(({ path }) => path !== '*' && addressKey(path) === addressKey(pathname));
}
