import { releaseBuilds } from '../releaseBuilds';
import { openStore } from '@asia/store';
import { ReleaseStore } from '../store/ReleaseStore';
import { route, testStore } from './testStore';

/** A pipeline of its own: releases apps of these names, all at once, into the store of the environment. */
const { store, addBuild } = testStore(new ReleaseStore(openStore(process.env)));
const release = async (name: string) => {
  const build = await addBuild(
    { name, exposes: { Page: './P.tsx' }, routes: [route(`/${name}`)] },
    `${name}-1`,
  );
  await releaseBuilds(store, [build]);
};

Promise.all(process.argv.slice(2).map(release)).catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
