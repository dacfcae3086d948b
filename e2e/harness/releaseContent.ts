import { authoredIn, checkContent, storeContent } from '@asia/content-build';
import { ReleaseStore } from '@asia/release-store';
import { runCommand } from '@asia/release-store/runCommand';
import { releaseBuilds } from '@asia/releases';

/** Releases the content in a folder into the release store of the environment, whatever is live. */
runCommand(async ([folder = '']) => {
  const store = ReleaseStore.fromEnvironment();
  await releaseBuilds(store, [await storeContent(store, await checkContent(null, authoredIn(folder)))]);
});
