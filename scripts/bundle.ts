import path from 'node:path';
import { bundleHost } from './bundle/bundleHost';
import { main } from './main';

/** Writes all that a host needs to serve a store and to take a release back, besides Node: `dist/host`. */
main(async () => {
  const target = path.resolve(__dirname, '../dist/host');
  const bytes = await bundleHost(target);
  console.log(`${target}: ${(bytes / 1_000_000).toFixed(1)} MB. There: node server.mjs`);
});
