import { link, mkdir, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { readJson, type ReleaseStore } from '@asia/release-store';

/** Adds to a release store in a folder the files of a build once more, under another version. */
export async function addAnotherBuild(
  store: ReleaseStore,
  app: string,
  version: string,
  other: string,
): Promise<void> {
  for (const folder of ['mfe', 'server-builds']) {
    const [from, to] = [version, other].map((each) => path.join(store.dir, folder, app, each)) as [
      string,
      string,
    ];
    for (const entry of await readdir(from, { recursive: true, withFileTypes: true })) {
      const name = path.relative(from, path.join(entry.parentPath, entry.name));
      if (!entry.isFile() || name === 'build.json') continue;
      await mkdir(path.dirname(path.join(to, name)), { recursive: true });
      await link(path.join(from, name), path.join(to, name));
    }
  }
  const manifest = readJson<object>(path.join(store.serverBuild(app, version), 'build.json'));
  await writeFile(
    path.join(store.serverBuild(app, other), 'build.json'),
    JSON.stringify({ ...manifest, version: other }),
  );
}
