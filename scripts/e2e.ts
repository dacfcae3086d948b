import { run } from '@asia/releases';

/** Runs the browser journeys against the released site; words choose journeys by file name, options are Playwright's. */
const files = process.argv.slice(2).map((word) => (word.startsWith('-') ? word : `${word}[^/]*$`));

run('playwright', ['test', '--config', 'e2e', ...files]).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
