import { openStore, ReleaseStore } from '@asia/release-store';
import { runCommand } from '@asia/release-store/runCommand';
import { releaseBuilds } from '../releaseBuilds';
import { route, testStore } from './testStore';

/**
 * A pipeline in its own process: releases apps of these names, all at once, into the release store of the
 * environment.
 */
runCommand(async (names) => {
  const { store, addBuild } = testStore(new ReleaseStore(openStore(process.env)));
  const release = async (name: string) => {
    const routes = [route(`/${name}`)];
    await releaseBuilds(store, [await addBuild({ name, exposes: { Page: './P.tsx' }, routes }, `${name}-1`)]);
  };
  await Promise.all(names.map(release));
});
