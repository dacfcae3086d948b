import path from 'node:path';
import { bundleServer } from './bundle/bundleServer';
import { main } from './main';

/** Writes all that a host needs to serve a store, besides Node: `dist/host`. */
main(async () => {
  const target = path.resolve(__dirname, '../dist/host');
  const bytes = await bundleServer(target);
  console.log(`${target}: ${(bytes / 1_000_000).toFixed(1)} MB. There: node server.mjs`);
});
