import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import type { RemoteBuild } from '@asia/shared/contracts';
import { SCRIPT_TIMEOUT_MS } from '@asia/shared/deadlines';
import { yieldTask } from '../hydration/yieldTask';

const inNewTask = async <Step>(step: Step): Promise<Step> => {
  await yieldTask();
  return step;
};

/**
 * Makes the script elements of remotes. The hook has to return a whole element: with a timeout alone, the
 * attributes of the default script would be lost. The integrity lets a script run only if the pointer names it.
 */
export const remoteScripts = (remotes: RemoteBuild[]): ModuleFederationRuntimePlugin => ({
  name: 'remote-scripts',
  createScript({ url }) {
    const builds = remotes.flatMap(({ fallbackBuild, ...pinned }) =>
      fallbackBuild ? [pinned, fallbackBuild] : [pinned],
    );
    const build = builds.find(({ base, entry }) => new URL(base + entry, location.href).href === url);
    const script = document.createElement('script');
    script.src = url;
    script.async = true;
    // An impossible hash: the browser refuses scripts that the pointer does not list.
    script.integrity = build ? (build.integrity ?? '') : 'sha256-none';
    script.crossOrigin = 'anonymous';
    // By default the federation gives up after 20 s.
    return { script, timeout: SCRIPT_TIMEOUT_MS };
  },
  // A remote starts in several tasks: as one task it would block the page that prefetches it.
  beforeInitContainer: inNewTask,
  initContainer: inNewTask,
});
