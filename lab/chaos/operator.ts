import { ReleaseStore } from '@asia/release-store';
import { findUnneeded, releaseBuilds, removeUnneeded, rollBackTo, rollbackTarget } from '@asia/releases';
import { runCommand } from '@asia/release-store/runCommand';

/** A command of a team in its own process, so that it can be killed: `release menu-mfe 1a2b`. */
runCommand(async ([action, app = '', version = '']) => {
  const store = ReleaseStore.fromEnvironment();
  if (action === 'prune') return removeUnneeded(store, await findUnneeded(store, 0));
  const { generation, changed } = await (action === 'rollback'
    ? rollBackTo(store, await rollbackTarget(store, app))
    : releaseBuilds(store, [await store.manifest(app, version)]));
  if (changed.length > 0) console.log(generation.number);
});
