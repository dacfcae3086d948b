import { parseArgs } from 'node:util';
import { CONTENT, ReleaseStore } from '@asia/release-store';
import { runCommand } from '@asia/release-store/runCommand';
import { rollbackTarget, rollBackTo } from '@asia/releases';
import { provenance } from './provenance';

runCommand(async (args) => {
  const { positionals, values } = parseArgs({
    args,
    allowPositionals: true,
    options: { why: { type: 'string' } },
  });
  const [app, version] = positionals;
  if (!app) throw new Error('Say which app: npm run rollback -- menu-mfe [version] [--why "…"]');
  const store = ReleaseStore.fromEnvironment();
  const build = await rollbackTarget(store, app, version);
  const { deployment, notes, changes } = await rollBackTo(store, build, provenance(values.why));
  console.log(`${app} is back at ${build.version}; live: generation ${deployment.number}`);
  for (const line of [...changes, ...notes]) console.log(line);
  const today = app === CONTENT ? changes.filter((line) => line.startsWith('hoy')) : [];
  if (today.length > 0)
    console.log(`Of today's rows, which a follower of the sheet puts back: ${today.join('. ')}`);
});
