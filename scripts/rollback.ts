import { parseArgs } from 'node:util';
import { CONTENT, ReleaseStore } from '@asia/release-store';
import { runCommand } from '@asia/release-store/runCommand';
import { type ReleaseResult, rollbackTarget, rollBackTo, rollBackTogether } from '@asia/releases';
import { provenance } from './provenance';

runCommand(async (args) => {
  const { positionals, values } = parseArgs({
    args,
    allowPositionals: true,
    options: { to: { type: 'string' }, why: { type: 'string' } },
  });
  const [app, version] = positionals;
  const store = ReleaseStore.fromEnvironment();
  const by = provenance(values.why);
  if (values.to !== undefined) {
    // Others are refused: who names an app wants that app alone.
    if (!/^\d+$/.test(values.to) || version || (app && app !== CONTENT))
      throw new Error(
        'All apps of a deployment: npm run rollback -- --to 12, with its content: --to 12 content',
      );
    const result = await rollBackTogether(store, Number(values.to), app === CONTENT, by);
    return print(`all apps are back at ${values.to}`, result, app);
  }
  if (!app) throw new Error('Say which app: npm run rollback -- menu-mfe [version] [--why "…"]');
  const build = await rollbackTarget(store, app, version);
  print(`${app} is back at ${build.version}`, await rollBackTo(store, build, by), app);
});

function print(what: string, { deployment, notes, changes }: ReleaseResult, app: string | undefined): void {
  console.log(`${what}; live: generation ${deployment.number}`);
  for (const line of [...changes, ...notes]) console.log(line);
  const today = app === CONTENT ? changes.filter((line) => line.startsWith('hoy')) : [];
  if (today.length > 0)
    console.log(`Of today's rows, which a follower of the sheet puts back: ${today.join('. ')}`);
}
