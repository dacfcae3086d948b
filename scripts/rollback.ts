import { parseArgs } from 'node:util';
import { ReleaseStore } from '@asia/release-store';
import { rollBackTo, rollbackTarget } from '@asia/releases';
import { runCommand } from '@asia/release-store/runCommand';

runCommand(async (args) => {
  const [app, version] = parseArgs({ args, allowPositionals: true }).positionals;
  if (!app) throw new Error('Say which app: npm run rollback -- menu-mfe [version]');
  const store = ReleaseStore.fromEnvironment();
  const build = await rollbackTarget(store, app, version);
  const { deployment, notes } = await rollBackTo(store, build);
  console.log(`${app} is back at ${build.version}; live: generation ${deployment.number}`);
  for (const note of notes) console.log(note);
});
