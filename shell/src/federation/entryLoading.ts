import type { RemoteRelease } from '@asia/shared/contracts';
import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { nextTask } from '../tasks/nextTask';

/** The same patience as for webpack's own chunks; federation alone would give up at 20 s. */
const ENTRY_TIMEOUT_MS = 120_000;

const afterOthers = async <Step>(step: Step): Promise<Step> => {
  await nextTask();
  return step;
};

/**
 * Loads remote entries as whole script elements: a hook that answers with a timeout alone would drop the attributes of
 * the default script. An entry runs only if it is the one that the pointer names.
 */
export const entryLoading = (remotes: RemoteRelease[]): ModuleFederationRuntimePlugin => ({
  name: 'entry-loading',
  createScript({ url }) {
    const builds = remotes.flatMap(({ former, ...pinned }) => (former ? [pinned, former] : [pinned]));
    const asked = builds.find(({ base, entry }) => new URL(base + entry, location.href).href === url);
    const script = document.createElement('script');
    script.src = url;
    script.async = true;
    // The hash of nothing: what the pointer does not name must not run.
    script.integrity = asked ? (asked.integrity ?? '') : 'sha256-none';
    if (new URL(url, location.href).origin !== location.origin) script.crossOrigin = 'anonymous';
    return { script, timeout: ENTRY_TIMEOUT_MS };
  },
  // What an entry does when it has come, in parts: whole, it would block the page on which it was fetched ahead.
  beforeInitContainer: afterOthers,
  initContainer: afterOthers,
});
