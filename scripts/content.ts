import { runCommand } from '@asia/release-store/runCommand';
import { pullContent } from '@asia/content-build';
import { ReleaseStore } from '@asia/release-store';
import { follow } from './releaseParts';
import { prepareContent } from './prepareContent';

/**
 * Checks the content for development and tests; `content -- pull` first brings what is live into this checkout, and
 * `content -- follow` releases what changes in the tables at addresses.
 */
runCommand(async ([word]) => {
  if (word === 'follow') return follow(ReleaseStore.fromEnvironment());
  if (word === 'pull')
    for (const line of await pullContent(ReleaseStore.fromEnvironment())) console.log(line);
  else if (word !== undefined)
    throw new Error(`npm run content does not know "${word}". Known: pull, follow.`);
  await prepareContent();
});
