import { registerReleases } from '../federation/registerReleases';
import { pinnedReleases } from '../federation/pinnedReleases';
import { PageLoader } from './PageLoader';
import { loadPageModule } from './pageModules';

/** The one loader of the running site. */
export const pages = new PageLoader(async (id, attempt) => {
  const remote = pinnedRemote(id, attempt);
  if (!remote) return loadPageModule(id);
  // The federation runtime remembers failures too; registering again makes it forget this remote.
  registerReleases([remote], { force: true });
  try {
    return await loadPageModule(id);
  } catch {
    // A preload that failed with the page answers its address once more; only then does the browser ask again.
    registerReleases([remote], { force: true });
    return loadPageModule(id);
  }
});

function pinnedRemote(id: string, attempt: number) {
  if (attempt === 0) return undefined;
  return pinnedReleases().remotes.find(({ name }) => id.startsWith(`${name}/`));
}
