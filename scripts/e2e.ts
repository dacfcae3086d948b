import { readdirSync } from 'node:fs';
import path from 'node:path';
import { findChromium } from '../e2e/chromium';
import { root, run } from './build/buildApps';

/** Runs the browser journeys against the built site; words choose journeys by file name. */
const words = process.argv.slice(2);
const journeys = readdirSync(path.join(root, 'e2e'))
  .filter(
    (file) => file.endsWith('.test.ts') && (words.length === 0 || words.some((word) => file.includes(word))),
  )
  .map((file) => path.join('e2e', file));

async function journey(): Promise<void> {
  // Once and here: two journeys that install a browser at the same time would be in each other's way.
  const env = { CHROMIUM_PATH: findChromium() };
  await run('tsx', ['--test', '--test-concurrency=2', '--test-reporter=spec', ...journeys], root, env);
}

journey().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
