import type { RemoteRelease } from '@asia/shared/contracts';
import { configureProducts } from '@asia/shared/products';
import { federationName } from './federationName';
import { startHost, type Host } from './host';
import { entryLoading } from './entryLoading';
import { pinnedReleases } from './pinnedReleases';
import { provideRuntime } from './provideRuntime';

const toRemoteInfos = (remotes: RemoteRelease[]) =>
  remotes.map(({ name, container, base, entry }) => ({
    name: federationName(name),
    entry: base + entry,
    type: 'global' as const,
    entryGlobalName: container,
  }));

/** Starts the federation in a browser, with the builds that the page was composed from. */
export function startInBrowser(remotes: RemoteRelease[]): Host {
  provideRuntime();
  configureProducts({ url: pinnedReleases().productsUrl });
  return startHost(toRemoteInfos(remotes), [entryLoading(remotes)]);
}

/** Clears the federation's cache and the globals of the entries, so that the next load requests the entries again. */
export function reregisterRemotes(host: Host, remotes: RemoteRelease[]): void {
  for (const { container } of remotes) Object.assign(globalThis, { [container]: undefined });
  host.registerRemotes(toRemoteInfos(remotes), { force: true });
}
