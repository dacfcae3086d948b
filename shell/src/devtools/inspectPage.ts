import { type LoadRecord, readExposeId } from '@asia/shared/contracts';
import { pageModule, thrown } from '../page-view/pageModules';
import { usesFallback } from '../remotes/fallbackBuilds';
import { pinnedBuilds } from '../remotes/pinnedBuilds';
import { usedRemotes } from '../remotes/usedRemotes';
import { readSiteTable } from '../routing/routes';
import { overrides } from './overrides';

interface LoadedApp {
  app: string;
  version: string;
  /** Origin or version of the build that replaces the released one. */
  override?: string;
  files: number;
  /** Over the network; a file from the browser's cache counts nothing. */
  kilobytes: number;
  /** Milliseconds of its slowest file. */
  ms: number;
  outcome: string;
}

interface SharedInUse {
  module: string;
  version: string;
  from: string;
  usedBy: string[];
}

export function loadedApps(): LoadedApp[] {
  const { shell } = pinnedBuilds();
  const remotes = usedRemotes();
  return [{ name: 'shell', container: 'shell', ...shell }, ...remotes].map(({ name, container, version }) => {
    const loads = (globalThis.__mfe?.loads ?? []).filter(
      (load) => load.app === name && load.version === version,
    );
    const bytes = loads.reduce((sum, load) => sum + load.bytes, 0);
    return {
      app: name,
      version,
      ...(overrides()[name] && { override: overrides()[name] }),
      files: loads.length,
      kilobytes: Math.round(bytes / 100) / 10,
      ms: Math.max(0, ...loads.map(({ ms }) => ms)),
      outcome: usesFallback(name)
        ? 'replaced by its fallback build'
        : (findFailure(name) ?? describeOutcome(loads, container)),
    };
  });
}

/** Exposes of an app that did not load or that threw during a render, for instance of a local build that does not fit. */
function findFailure(app: string): string | undefined {
  const { routes } = readSiteTable(document);
  const ids = new Set(routes.flatMap(({ id, slots = {} }) => [id, ...Object.values(slots)]));
  const failed = [...ids].filter(
    (id) => readExposeId(id).app === app && (thrown.has(id) || pageModule(id).failure),
  );
  return failed.length > 0 ? `failed: ${failed.join(', ')}` : undefined;
}

function describeOutcome(loads: LoadRecord[], container: string): string {
  // The files of a local build have other addresses and no records. Its container shows that it has loaded.
  if (loads.length === 0) return container in globalThis ? 'ready' : 'not loaded';
  const failed = loads.filter(({ outcome }) => outcome === 'failed');
  if (failed.length === 0) return 'ready';
  return failed.every(({ recovered }) => recovered) ? 'healed' : 'failed';
}

export function sharedInUse(): SharedInUse[] {
  // The federation may not have started yet.
  const [host] = ('__FEDERATION__' in globalThis && globalThis.__FEDERATION__.__INSTANCES__) || [];
  return Object.entries(host?.shareScopeMap.default ?? {}).flatMap(([module, versions]) =>
    Object.entries(versions).map(([version, { from, useIn }]) => ({
      module,
      version,
      from: appName(from),
      usedBy: useIn.map(appName).sort(),
    })),
  );
}

/** The federation knows apps by the names of their containers. */
const appName = (container: string) =>
  usedRemotes().find((remote) => remote.container === container)?.name ?? container;
