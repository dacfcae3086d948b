import { run } from '@asia/app-build';
import { runCommand } from '@asia/release-store/runCommand';

/**
 * Runs the browser journeys on the released site. Words choose them by folder or file; options go to
 * Playwright.
 */
runCommand((words) => {
  const files = words.map((word) => (word.startsWith('-') ? word : `/e2e/.*${word}`));
  return run('playwright', ['test', '--config', 'e2e', ...files]);
});
