import { execFile } from 'node:child_process';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect } from '@playwright/test';
import { ReleaseStore } from '@asia/release-store';
import { liveFolder } from '@asia/releases/testing/liveFolder';

/** A served store that a journey may release to. */
interface OwnSite {
  dir: string;
  url: string;
}

const root = path.join(__dirname, '../..');

/** Waits until the server of a site serves its newest generation: it looks once a second. */
export const untilServed = ({ dir, url }: OwnSite) =>
  expect
    .poll(async () => ((await (await fetch(`${url}/readyz`)).json()) as { generation?: string }).generation)
    .toBe(path.basename(liveFolder(dir)));

/**
 * Runs a TypeScript file that releases to a site, in a process of its own, until the release is served. The server in
 * this process must keep answering, and Playwright does not load the imports of the tools.
 */
export async function runRelease(site: OwnSite, script: string, ...words: string[]): Promise<void> {
  await promisify(execFile)('node', ['--import', 'tsx', script, ...words], {
    cwd: root,
    env: { ...process.env, SITE_DIR: site.dir, SITE_STORE: '' },
  });
  await untilServed(site);
}

/** Releases the live content with some of its files changed, as the owner does. */
export async function releaseChanged(
  site: OwnSite,
  changes: Record<string, (text: string) => string>,
): Promise<void> {
  const store = ReleaseStore.inFolder(site.dir);
  const { version } = (await store.live())!.pointer.content;
  const folder = path.join(path.dirname(site.dir), 'content');
  cpSync(path.join(store.serverBuild('content', version), 'authored'), folder, { recursive: true });
  for (const [name, change] of Object.entries(changes)) {
    const file = path.join(folder, name);
    writeFileSync(file, change(readFileSync(file, 'utf8')));
  }
  await runRelease(site, 'e2e/harness/releaseContent.ts', folder);
}
