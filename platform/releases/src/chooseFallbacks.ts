import { CONTENT, type Deployment, listVersions, type ReleaseStore } from '@asia/release-store';
import type { BuildManifest } from '@asia/shared/contracts';
import { findRefusals, type Manifests } from './judge/findRefusals';
import { isComparable } from './judge/storedContracts';
import { wholeBuild } from './rollbackTarget';

/** The previous build of each remote, if it is whole and compatible: browsers run it if the pinned one does not run. */
export async function chooseFallbacks(
  store: ReleaseStore,
  live: Deployment | null,
  manifests: Manifests,
  undo: Deployment['undo'],
): Promise<BuildManifest[]> {
  const before = listVersions(live?.pointer);
  const isLive = (app: string) => before[app] === manifests[app]?.version;
  const previousBuild = async (app: string) => {
    try {
      const kept = live?.pointer.remotes.find(({ name }) => name === app)?.fallbackBuild;
      // The same two builds were checked when one of them was released.
      const isChecked = isLive('shell') && isLive(app);
      const last = isChecked ? kept?.version : undo[app]?.[0];
      if (!last) return [];
      await store.pull(app, last);
      const build = isChecked ? await store.manifest(app, last) : await wholeBuild(store, app, last);
      if (!isComparable(store, build)) return [];
      if (isChecked) return [build];
      return (await findRefusals(store, { ...manifests, [app]: build }, [app])).length > 0 ? [] : [build];
    } catch {
      // No fallback build is better than a broken one.
      return [];
    }
  };
  const remotes = Object.keys(manifests).filter((app) => app !== 'shell' && app !== CONTENT);
  return (await Promise.all(remotes.map(previousBuild))).flat();
}
