import { parseArgs } from 'node:util';
import { ReleaseStore } from '@asia/release-store';
import { retireApp } from '@asia/releases';
import { runCommand } from '@asia/release-store/runCommand';

runCommand(async (args) => {
  const [app] = parseArgs({ args, allowPositionals: true }).positionals;
  if (!app) throw new Error('Say which app: npm run retire -- menu-mfe');
  const { deployment, notes } = await retireApp(ReleaseStore.fromEnvironment(), app);
  console.log(`${app} and its pages are gone; live: generation ${deployment.number}`);
  for (const note of notes) console.log(note);
});
