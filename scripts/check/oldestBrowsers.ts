import { transformSync } from 'esbuild';
import { buildFile, listVersions, ReleaseStore } from '@asia/release-store';
import { runCommand } from '@asia/release-store/runCommand';
import { browserslist } from '../../package.json';
import { addNewFeatures, whoLacks } from './newFeatures';
import rows from './oldestBrowsers.json';

/** The oldest browsers as esbuild names them; it has no Samsung. */
const target = browserslist
  .filter((line) => !line.startsWith('samsung'))
  .map((line) => line.replace('ios_saf', 'ios').replace(' >= ', ''));

/** The first line of a script that the oldest browsers cannot parse. */
function newSyntax(script: string): string | undefined {
  // esbuild counts these escapes as new, because each Unicode adds names.
  const supported = { 'regexp-unicode-property-escapes': true };
  const lowered = transformSync(script, { target, supported }).code.split('\n');
  const written = transformSync(script, { target: 'esnext' }).code.split('\n');
  return written.find((line, at) => line !== lowered[at]);
}

/** Reads the live builds as the oldest browsers do. */
runCommand(async () => {
  const store = ReleaseStore.fromEnvironment();
  const found = new Set<string>();
  const problems: string[] = [];
  for (const [app, version] of Object.entries(listVersions((await store.live())?.pointer)))
    for (const file of Object.keys((await store.manifest(app, version)).files)) {
      const name = buildFile(app, version, file);
      const [, kind] = /^mfe.*\.(css|js)$/.exec(name) ?? [];
      const content = (kind && (await store.files.read(name))) || Buffer.of();
      if (kind === 'css') addNewFeatures(found, content);
      const line = kind === 'js' && newSyntax(content.toString());
      if (line) problems.push(`${name} has new syntax: ${line.trim().slice(0, 200)}`);
    }
  for (const feature of [...found].filter((each) => !(each in rows)))
    problems.push(`${feature} has no row, and is not in ${whoLacks(feature).join(', ')}`);
  const unused = Object.keys(rows).filter((row) => !found.has(row));
  problems.push(...unused.map((row) => `${row} is in no style sheet: remove its row`));
  const advice =
    'In scripts/check/oldestBrowsers.json a row says what a guest of such a browser sees instead.';
  if (problems.length > 0) throw new Error([...problems, advice].join('\n'));
});
