import { containerOf, type RemoteBuild } from '@asia/shared/contracts';
import { Loadable } from '@asia/shared/ui';
import { yieldTask } from '../hydration/yieldTask';
import type { Host, Remotes } from './host';
import { usedRemotes } from './usedRemotes';

/** A chunk of its own: the shell's pages work without it. The page that needs it shows the failure. */
const inBrowser = new Loadable<Host>('federation', async () => {
  // Fetches the whole chunk but runs only this small module of it: the rest runs in a task of its own.
  const { remoteScripts } = await import(/* webpackChunkName: "federation" */ './remoteScripts');
  await yieldTask();
  const { startInBrowser } = await import(/* webpackChunkName: "federation" */ './host');
  await yieldTask();
  const remotes = usedRemotes();
  return startInBrowser(asFederation(remotes), remoteScripts(remotes));
});

let inNode: Promise<Host> | undefined;

export const federationHost = (): Promise<Host> => inNode ?? inBrowser.load();

/** For prerendering, which runs in Node and has its own host. */
export function setFederationHost(host: Host): void {
  inNode = Promise.resolve(host);
}

const asFederation = (remotes: RemoteBuild[]): Remotes =>
  remotes.map(({ name, container, base, entry }) => ({
    name: containerOf(name),
    entry: base + entry,
    type: 'global',
    entryGlobalName: container,
  }));

export const loadExpose = async (remote: string, expose: string): Promise<unknown> =>
  (await federationHost()).loadRemote(`${containerOf(remote)}/${expose}`);

/**
 * Registers remotes again, or adds new ones. Clears the federation's cache and the globals of their scripts: the next
 * load requests the scripts again.
 */
export async function reregisterRemotes(remotes: RemoteBuild[]): Promise<void> {
  const host = await federationHost();
  for (const { container } of remotes) Object.assign(globalThis, { [container]: undefined });
  host.registerRemotes(asFederation(remotes), { force: true });
}
