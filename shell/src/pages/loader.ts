import { registerReleases } from '../federation/registerReleases';
import { pinnedReleases } from '../federation/pinnedReleases';
import { PageLoader } from './PageLoader';
import { loadPageModule } from './sitePages';

/** The one loader of the running site. */
export const pages = new PageLoader((id, attempt) => {
  // The federation runtime remembers failures too; registering again makes it forget this remote.
  const remote = pinnedRemote(id, attempt);
  if (remote) registerReleases([remote], { force: true });
  return loadPageModule(id);
});

function pinnedRemote(id: string, attempt: number) {
  if (attempt === 0) return undefined;
  return pinnedReleases().remotes.find(({ name }) => id.startsWith(`${name}/`));
}
