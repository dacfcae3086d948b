import type { RemoteRelease } from '@asia/shared/contracts';
import { startHost, type Host } from './host';
import { patientLoading } from './patientLoading';
import { provideRuntime } from './provideRuntime';

const addressed = (remotes: RemoteRelease[]) =>
  remotes.map(({ container, base, entry }) => ({
    name: container,
    entry: base + entry,
    type: 'global' as const,
    entryGlobalName: container,
  }));

/** Starts the federation in a browser, with the builds that the page was composed from. */
export function startInBrowser(remotes: RemoteRelease[]): Host {
  provideRuntime();
  return startHost(addressed(remotes), [patientLoading()]);
}

/** The federation remembers failures: a remote that is named again is asked for anew. */
export function askAnew(host: Host, remotes: RemoteRelease[]): void {
  host.registerRemotes(addressed(remotes), { force: true });
}
