import type { RemoteRelease } from '@asia/shared/contracts';
import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { yieldTask } from '../hydration/yieldTask';

/** The same time as for webpack's own chunks; by default the federation gives up after 20 s. */
const ENTRY_TIMEOUT_MS = 120_000;

const afterOthers = async <Step>(step: Step): Promise<Step> => {
  await yieldTask();
  return step;
};

/**
 * Makes the script elements of remote entries. The hook has to return a whole element: with a timeout alone, the
 * attributes of the default script would be lost. The integrity lets an entry run only if the pointer names it.
 */
export const entryLoading = (remotes: RemoteRelease[]): ModuleFederationRuntimePlugin => ({
  name: 'entry-loading',
  createScript({ url }) {
    const builds = remotes.flatMap(({ fallbackBuild, ...pinned }) =>
      fallbackBuild ? [pinned, fallbackBuild] : [pinned],
    );
    const asked = builds.find(({ base, entry }) => new URL(base + entry, location.href).href === url);
    const script = document.createElement('script');
    script.src = url;
    script.async = true;
    // No file has this hash: what the pointer does not name must not run.
    script.integrity = asked ? (asked.integrity ?? '') : 'sha256-none';
    if (new URL(url, location.href).origin !== location.origin) script.crossOrigin = 'anonymous';
    return { script, timeout: ENTRY_TIMEOUT_MS };
  },
  // An entry starts in several tasks: as one it would block the page on which it was fetched ahead.
  beforeInitContainer: afterOthers,
  initContainer: afterOthers,
});
