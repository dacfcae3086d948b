import { openStore, ReleaseStore } from '@asia/release-store';
import { runCommand } from '@asia/release-store/runCommand';
import { releaseBuilds } from '../releaseBuilds';
import { route, testStore } from './testStore';

/**
 * A pipeline in its own process. It releases the named apps, all at once, into the release store of the environment;
 * `content-2` is a build of the content.
 */
runCommand(async (names) => {
  const { store, addBuild, addContent } = testStore(new ReleaseStore(openStore(process.env)));
  const release = async (name: string) => {
    if (name.startsWith('content-')) return releaseBuilds(store, [await addContent(name)]);
    const routes = [route(`/${name}`)];
    return releaseBuilds(store, [
      await addBuild({ name, exposes: { Page: './P.tsx' }, routes }, `${name}-1`),
    ]);
  };
  await Promise.all(names.map(release));
});
