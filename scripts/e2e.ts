import { readdirSync } from 'node:fs';
import path from 'node:path';
import { root, run } from './build/buildApps';

/** Runs the browser journeys against the built site; words choose journeys by file name. */
const words = process.argv.slice(2);
const journeys = readdirSync(path.join(root, 'e2e'))
  .filter(
    (file) => file.endsWith('.test.ts') && (words.length === 0 || words.some((word) => file.includes(word))),
  )
  .map((file) => path.join('e2e', file));

run('tsx', ['--test', '--test-concurrency=2', '--test-reporter=spec', ...journeys]).catch(
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  },
);
