import { parseArgs } from 'node:util';
import { ReleaseStore } from '@asia/release-store';
import { runCommand } from '@asia/release-store/runCommand';
import { retireApp } from '@asia/releases';
import { provenance } from './provenance';

runCommand(async (args) => {
  const { positionals, values } = parseArgs({
    args,
    allowPositionals: true,
    options: { why: { type: 'string' } },
  });
  const [app] = positionals;
  if (!app) throw new Error('Say which app: npm run retire -- menu-mfe [--why "…"]');
  const { deployment, notes } = await retireApp(ReleaseStore.fromEnvironment(), app, provenance(values.why));
  console.log(`${app} and its pages are gone; live: generation ${deployment.number}`);
  for (const note of notes) console.log(note);
});
