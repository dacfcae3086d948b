import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ReleaseStore, versionsOf, writeGenerationFiles } from '@asia/release-store';
import { releaseBuilds, rollBackTo, rollbackTarget } from '@asia/releases';
import { startServer } from '@asia/server';
import { addAnotherBuild } from '@asia/releases/testing/anotherBuild';
import type { Bench, Figures } from './Bench';

/** Numbers of earlier builds of one remote. */
const sizes = [5, 50, 500];
const APP = 'menu-mfe';

/**
 * Milliseconds to release a stored build, to roll back and to start the server, by the number of builds in
 * the release store.
 */
export async function measureStoreSizes({ siteDir }: Bench): Promise<Figures> {
  const dir = await mkdtemp(path.join(tmpdir(), 'asia-sizes-'));
  try {
    await cp(siteDir, dir, { recursive: true, verbatimSymlinks: true });
    const store = ReleaseStore.inFolder(dir);
    const figures: Figures = {};
    let held = 0;
    for (const size of sizes) {
      for (; held < size; held += 1) await remember(store, held);
      const { [APP]: latest = '' } = versionsOf((await store.live())?.pointer);
      const next = `next${size}-${latest.slice(-6)}`;
      await addAnotherBuild(store, APP, latest, next);
      const build = await store.manifest(APP, next);
      const steps = {
        'release of a stored build': () => releaseBuilds(store, [build]),
        rollback: async () => rollBackTo(store, await rollbackTarget(store, APP)),
        'start of the server': async () =>
          (await startServer({ siteDir: dir, port: 0, host: '127.0.0.1' })).close(),
      };
      for (const [step, work] of Object.entries(steps)) {
        const started = performance.now();
        await work();
        figures[`${step}, ${size} builds in the store`] = performance.now() - started;
      }
    }
    return figures;
  } finally {
    await rm(dir, { recursive: true, force: true });
  }
}

/**
 * Adds a build that was live once: its files, and a deployment whose pages are gone, as after a few releases.
 */
async function remember(store: ReleaseStore, number: number): Promise<void> {
  const live = (await store.live())!;
  const { [APP]: latest = '' } = versionsOf(live.pointer);
  const version = `old${number}-${latest.slice(-6)}`;
  await addAnotherBuild(store, APP, latest, version);
  const remotes = live.pointer.remotes.map((remote) =>
    remote.name === APP ? { ...remote, version, base: `/mfe/${APP}/${version}/` } : remote,
  );
  const nothing = await mkdtemp(path.join(tmpdir(), 'asia-nothing-'));
  writeGenerationFiles(nothing, { needed: {}, other: {} });
  await store.publish(nothing, live, {
    action: 'release',
    changed: [APP],
    pointer: { ...live.pointer, remotes },
  });
  await rm(nothing, { recursive: true });
}
