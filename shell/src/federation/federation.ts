import type { Host } from './host';
import { pinnedReleases } from './pinnedReleases';

let host: Promise<Host> | undefined;
const chunk = () => import(/* webpackChunkName: "federation" */ './browserHost');

/** The federation: a chunk of its own, because the shell's pages live without it. A failure is asked again. */
export function federation(): Promise<Host> {
  host ??= chunk().then(({ startInBrowser }) => startInBrowser(pinnedReleases().remotes));
  host.catch(() => (host = undefined));
  return host;
}

/** Forgets what came of a remote before, so that the next attempt reaches the network. */
export async function askAnew(remote: string): Promise<void> {
  const named = pinnedReleases().remotes.filter(({ name }) => name === remote);
  (await chunk()).askAnew(await federation(), named);
}

/** Where pages are written there is no browser: the prerender entry brings a host of its own. */
export function setFederation(own: Host): void {
  host = Promise.resolve(own);
}
