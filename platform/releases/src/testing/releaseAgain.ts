import { listVersions, openStore, ReleaseStore } from '@asia/release-store';
import { runCommand } from '@asia/release-store/runCommand';
import { releaseBuilds } from '../releaseBuilds';
import { addAnotherBuild } from './anotherBuild';

/** Releases each app's live build again, as a version that begins with x, into the environment's release store. */
runCommand(async () => {
  const store = new ReleaseStore(openStore(process.env));
  const live = Object.entries(listVersions((await store.live())?.pointer));
  const others = live.map(async ([app, version]) => {
    const other = `x${version.slice(1)}`;
    await addAnotherBuild(store, app, version, other);
    return store.manifest(app, other);
  });
  await releaseBuilds(store, await Promise.all(others));
});
