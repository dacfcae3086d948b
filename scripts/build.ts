import { buildApps, chooseApps } from './build/buildApps';

const names = chooseApps(process.argv.slice(2));
buildApps(names).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
