import { checkContent, pullContent, readLive, readSheets } from '@asia/content-build';
import { ReleaseStore } from '@asia/release-store';
import { runCommand } from '@asia/release-store/runCommand';

/** `content.mjs` checks the files of `content/`; `content.mjs pull` first brings what is live into them. */
runCommand(async ([word]) => {
  if (word === 'pull')
    for (const line of await pullContent(ReleaseStore.fromEnvironment())) console.log(line);
  const sheets = await readSheets();
  const { notes } = await checkContent(await readLive(), undefined, sheets.tables);
  for (const note of [...sheets.notes, ...notes]) console.log(note);
});
