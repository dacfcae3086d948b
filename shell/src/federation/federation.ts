import type { RemoteRelease } from '@asia/shared/contracts';
import { Loadable } from '@asia/shared/ui';
import { nextTask } from '../tasks/nextTask';
import type { Host } from './host';
import { pinnedReleases } from './pinnedReleases';

const chunk = () => import(/* webpackChunkName: "federation" */ './browserHost');

/** A chunk of its own, because the shell's pages live without it. Whoever waits for it tells that it did not come. */
const inBrowser = new Loadable<Host>(
  'federation',
  async () => {
    // A small part of the same chunk: what has come is run as a task of its own.
    await import(/* webpackChunkName: "federation" */ './entryLoading');
    await nextTask();
    const { startInBrowser } = await chunk();
    await nextTask();
    return startInBrowser(pinnedReleases().remotes);
  },
  { quiet: true },
);

let own: Promise<Host> | undefined;

export const federation = (): Promise<Host> => own ?? inBrowser.load();

/** Forgets what came of remotes before, or adds those that it does not know: the next load asks for their entries. */
export async function askAnew(remotes: RemoteRelease[]): Promise<void> {
  (await chunk()).askAnew(await federation(), remotes);
}

/** Where pages are written there is no browser: the prerender entry brings a host of its own. */
export function setFederation(host: Host): void {
  own = Promise.resolve(host);
}
