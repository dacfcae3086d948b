import { existsSync } from 'node:fs';
import path from 'node:path';
import { appNames, describe, recordSources, root } from '@asia/app-build';
import { readJson } from '@asia/release-store';
import { checkContract, checkReads, unmatchedSlots } from '@asia/releases/judge';
import type { EntriesByName, SiteContent } from '@asia/shared/contracts';
import { composeTable } from '@asia/shared/contracts/composeTable';

const { apps } = readJson<{ apps: object }>(path.join(root, 'package.json'));
const isWhole = Object.keys(apps).length === appNames.length;
/** The builds that these sources would give. */
const version = 'of this folder';
const content = path.join(root, '.cache/content');

/**
 * Compares the apps and the content of this folder as a release does, in its words, without building them. Their types
 * are checked (`checkTypes`). Leaves out the live builds.
 * @returns one sentence for each mistake
 */
export async function compareSources(): Promise<string[]> {
  const contracts = [];
  for (const app of appNames) {
    const folder = path.join(root, '.cache/checks/contracts', app);
    await recordSources(app, folder);
    contracts.push({ app, version, folder });
  }
  const shell = contracts.find(({ app }) => app === 'shell');
  const remotes = contracts.filter((contract) => contract !== shell);
  return [
    ...(shell ? checkContract({ shell, remotes }) : []),
    ...(existsSync(content) ? await compareContent(contracts) : []),
  ];
}

async function compareContent(contracts: Parameters<typeof checkReads>[1]): Promise<string[]> {
  const site = readJson<SiteContent>(path.join(content, 'site.json'));
  const entries = readJson<EntriesByName>(path.join(content, 'entries.json'));
  const descriptions = await Promise.all(appNames.map(describe));
  composeTable(descriptions, site);
  // The other end of a slot may be in an app that is not here.
  const slots = isWhole ? unmatchedSlots(descriptions) : [];
  return [...slots, ...checkReads({ version, site, entries }, contracts)];
}
