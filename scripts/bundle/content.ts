import { checkOwnContent, pullContent, readWorkbook } from '@asia/content-build';
import { ReleaseStore } from '@asia/release-store';
import { runCommand } from '@asia/release-store/runCommand';

/** `content.mjs` checks the files of `content/`; `content.mjs pull` first brings the live content into them. */
runCommand(async ([word]) => {
  if (word === 'pull')
    for (const line of await pullContent(ReleaseStore.fromEnvironment())) console.log(line);
  const { notes } = await checkOwnContent(await readWorkbook());
  for (const note of notes) console.log(note);
});
