import { writeFileSync } from 'node:fs';
import { authoredIn, contentFolder, pullContent, readLiveContent, writeTemplate } from '@asia/content-build';
import { ReleaseStore } from '@asia/release-store';
import { runCommand } from '@asia/release-store/runCommand';
import { prepareContent } from './prepareContent';
import { follow } from './releaseParts';

/** Checks the content for development and tests; docs/commands.md has the words `pull`, `follow` and `template`. */
runCommand(async ([word, file = 'hoja.xlsx']) => {
  if (word === 'follow') return follow(ReleaseStore.fromEnvironment());
  if (word === 'template') {
    const live = await readLiveContent(ReleaseStore.fromEnvironment());
    const tables = new Map([...authoredIn(contentFolder), ...(live?.authored ?? [])]);
    writeFileSync(file, await writeTemplate(tables));
    return console.log(`${file}: súbelo a Google Sheets; docs/la-hoja.md dice cómo.`);
  }
  if (word === 'pull')
    for (const line of await pullContent(ReleaseStore.fromEnvironment())) console.log(line);
  else if (word !== undefined)
    throw new Error(`npm run content does not know "${word}". Known: pull, follow, template.`);
  await prepareContent();
});
