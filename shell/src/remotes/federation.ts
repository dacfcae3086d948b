import type { RemoteRelease } from '@asia/shared/contracts';
import { Loadable } from '@asia/shared/ui';
import { yieldTask } from '../hydration/yieldTask';
import type { Host } from './host';
import { pinnedReleases } from './pinnedReleases';

const chunk = () => import(/* webpackChunkName: "federation" */ './browserHost');

/** A chunk of its own: the shell's pages work without it. `quiet`: the page that needs it shows the failure. */
const inBrowser = new Loadable<Host>(
  'federation',
  async () => {
    // Fetches the whole chunk but runs only this small module of it: the rest runs in a task of its own.
    await import(/* webpackChunkName: "federation" */ './entryLoading');
    await yieldTask();
    const { startInBrowser } = await chunk();
    await yieldTask();
    return startInBrowser(pinnedReleases().remotes);
  },
  { quiet: true },
);

let nodeHost: Promise<Host> | undefined;

export const federation = (): Promise<Host> => nodeHost ?? inBrowser.load();

/** Registers remotes again, or adds new ones: the next load requests their entries. */
export async function reregisterRemotes(remotes: RemoteRelease[]): Promise<void> {
  (await chunk()).reregisterRemotes(await federation(), remotes);
}

/** For the prerender entry, which runs in Node and has its own host. */
export function setFederation(host: Host): void {
  nodeHost = Promise.resolve(host);
}
