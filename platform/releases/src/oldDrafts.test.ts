import { existsSync, mkdirSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { RETENTION } from '@asia/release-store';
import { descriptions, released } from './testing/testStore';

it('a release removes what killed releases left in the temporary folder, and nothing else', async () => {
  const { release } = await released();
  const before = new Date(Date.now() - RETENTION.releaseInProgressMs - 60_000);
  const make = (name: string, at: Date) => {
    const folder = path.join(tmpdir(), name);
    mkdirSync(folder);
    utimesSync(folder, at, at);
    return folder;
  };
  const old = ['build', 'content', 'generation'].map((kind) => make(`asia-${kind}-aB3xYz`, before));
  const kept = [make('asia-generation-young', new Date()), make('asia-others', before)];
  await release(descriptions.menu, 'menu-2');
  expect(old.filter((folder) => existsSync(folder))).toEqual([]);
  expect(kept.filter((folder) => existsSync(folder))).toEqual(kept);
});
