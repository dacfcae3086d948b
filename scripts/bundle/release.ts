import { parseArgs } from 'node:util';
import { checkOwnContent, readWorkbook, storeContent } from '@asia/content-build';
import { CONTENT, ReleaseStore } from '@asia/release-store';
import { runCommand } from '@asia/release-store/runCommand';
import { provenanceOfSources } from '../provenance';
import { follow, releaseStored, reportRelease } from '../releaseParts';

/** `release.mjs content` releases content from a host with Node alone; `--follow`: also each change of the workbook. */
runCommand(async (args) => {
  const { positionals: parts, values } = parseArgs({
    args,
    allowPositionals: true,
    options: { follow: { type: 'boolean' }, why: { type: 'string' } },
  });
  if (parts.join() !== CONTENT)
    throw new Error('This host releases the content: node release.mjs content. An app needs a checkout.');
  if (values.follow) return follow(ReleaseStore.fromEnvironment());
  await reportRelease(parts, release(ReleaseStore.fromEnvironment(), values.why));
});

async function release(store: ReleaseStore, why?: string) {
  const checked = await checkOwnContent(await readWorkbook({ fresh: true }));
  for (const note of checked.notes) console.log(note);
  return releaseStored(store, [await storeContent(store, checked)], provenanceOfSources(why));
}
