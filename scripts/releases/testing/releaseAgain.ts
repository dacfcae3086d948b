import { openStore, versionsOf } from '@asia/store';
import { releaseBuilds } from '../releaseBuilds';
import { ReleaseStore } from '../store/ReleaseStore';
import { addAnotherBuild } from './anotherBuild';

/** Releases what is live of every app as another build, into the store of the environment. */
async function releaseAgain(mark: string): Promise<void> {
  const store = new ReleaseStore(openStore(process.env));
  const live = Object.entries(versionsOf((await store.live())?.pointer));
  const others = live.map(async ([app, version]) => {
    const other = mark + version.slice(1);
    await addAnotherBuild(store, app, version, other);
    return store.manifest(app, other);
  });
  await releaseBuilds(store, await Promise.all(others));
}

releaseAgain(process.argv[2] ?? 'x').catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
