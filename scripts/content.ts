import { runCommand } from '@asia/release-store/runCommand';
import { pullContent } from '@asia/content-build';
import { ReleaseStore } from '@asia/release-store';
import { prepareContent } from './prepareContent';

/** Checks the content for development and tests; `content -- pull` first brings what is live into this checkout. */
runCommand(async ([word]) => {
  if (word === 'pull')
    for (const line of await pullContent(ReleaseStore.fromEnvironment())) console.log(line);
  else if (word !== undefined) throw new Error(`npm run content does not know "${word}". Known: pull.`);
  await prepareContent();
});
