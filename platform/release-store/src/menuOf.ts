import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Prices } from '@asia/shared/contracts';
import { readJson, type ReleaseStore } from './ReleaseStore';

/**
 * The menu of some builds, from the one that publishes it for tools; null when none does.
 * @param versions app → version
 */
export async function menuOf(store: ReleaseStore, versions: Record<string, string>): Promise<Prices | null> {
  const folders = Object.entries(versions).map(async ([app, version]) => {
    await store.pull(app, version);
    return path.join(store.serverBuild(app, version), 'menu/prices.json');
  });
  const file = (await Promise.all(folders)).find((name) => existsSync(name));
  return file ? readJson<Prices>(file) : null;
}
