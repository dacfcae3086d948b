import { authoredIn, contentFolder, pullContent, readLiveContent } from '@asia/content-build';
import { ReleaseStore } from '@asia/release-store';
import { runCommand } from '@asia/release-store/runCommand';
import { hasTools } from './install.mjs';
import { prepareContent } from './prepareContent';
import { follow } from './releaseParts';

/** Checks the content for development and tests; docs/commands.md has the words `pull`, `follow` and `template`. */
runCommand(async ([word, file = 'hoja.xlsx']) => {
  if (word === 'follow') return follow(ReleaseStore.fromEnvironment());
  if (word === 'template') {
    if (!hasTools())
      throw new Error('The library that writes workbooks is not installed: npm install, then try again.');
    const live = await readLiveContent(ReleaseStore.fromEnvironment());
    const { writeTemplate } = await import('./writeTemplate');
    await writeTemplate(file, new Map([...authoredIn(contentFolder), ...(live?.authored ?? [])]));
    return console.log(`${file}: súbelo a Google Sheets; docs/la-hoja.md dice cómo.`);
  }
  if (word === 'pull')
    for (const line of await pullContent(ReleaseStore.fromEnvironment())) console.log(line);
  else if (word !== undefined)
    throw new Error(`npm run content does not know "${word}". Known: pull, follow, template.`);
  await prepareContent();
});
