import { run } from '@asia/releases';
import { main } from './main';

/** Runs the browser journeys against the released site; words choose journeys by file name, options are Playwright's. */
main((words) => {
  const files = words.map((word) => (word.startsWith('-') ? word : `${word}[^/]*$`));
  return run('playwright', ['test', '--config', 'e2e', ...files]);
});
