import { execFile } from 'node:child_process';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { ReleaseStore } from '@asia/release-store';

const root = path.join(__dirname, '../..');

/**
 * Runs a TypeScript file that releases to a site, in a process of its own. The server in this process must keep
 * answering, and Playwright does not load the imports of the tools.
 */
export const runRelease = (dir: string, script: string, argument: string) =>
  promisify(execFile)('node', ['--import', 'tsx', script, argument], {
    cwd: root,
    env: { ...process.env, SITE_DIR: dir, SITE_STORE: '' },
  });

/** Releases the live content with some of its files changed, as the owner does. */
export async function releaseChanged(
  dir: string,
  changes: Record<string, (text: string) => string>,
): Promise<void> {
  const store = ReleaseStore.inFolder(dir);
  const { version } = (await store.live())!.pointer.content;
  const folder = path.join(path.dirname(dir), 'content');
  cpSync(path.join(store.serverBuild('content', version), 'authored'), folder, { recursive: true });
  for (const [name, change] of Object.entries(changes)) {
    const file = path.join(folder, name);
    writeFileSync(file, change(readFileSync(file, 'utf8')));
  }
  await runRelease(dir, 'e2e/harness/releaseContent.ts', folder);
}
