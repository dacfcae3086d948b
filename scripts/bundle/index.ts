import path from 'node:path';
import { runCommand } from '@asia/release-store/runCommand';
import { bundleHost } from './bundleHost';

/** Writes `dist/host`: all that a host with Node alone needs to serve a release store and to roll back. */
runCommand(async () => {
  const target = path.resolve(__dirname, '../../dist/host');
  const bytes = await bundleHost(target);
  console.log(`${target}: ${(bytes / 1_000_000).toFixed(1)} MB. There: node server.mjs`);
});
