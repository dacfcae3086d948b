import {
  findUnneeded,
  ReleaseStore,
  releaseBuilds,
  removeUnneeded,
  rollBackTo,
  rollbackTarget,
} from '@asia/releases';

/** What a team does to the store, in a process of its own, so that it can be killed: `release menu-mfe 1a2b`. */
async function operate(action: string, app: string, version: string): Promise<void> {
  const store = ReleaseStore.fromEnvironment();
  if (action === 'prune') return removeUnneeded(store, await findUnneeded(store, 0));
  const { generation, changed } = await (action === 'rollback'
    ? rollBackTo(store, await rollbackTarget(store, app))
    : releaseBuilds(store, [await store.manifest(app, version)]));
  if (changed.length > 0) console.log(generation.number);
}

const [action = '', app = '', version = ''] = process.argv.slice(2);
operate(action, app, version).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
