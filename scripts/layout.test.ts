import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '@asia/app-build';

const tracked = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\0')
  .filter((file) => file !== '' && existsSync(path.join(root, file)));
const sources = tracked.filter(
  (file) => /\.(tsx?|mjs|cjs|js)$/.test(file) && !/\.test\.tsx?$|\/testing\//.test(file),
);
const folders = new Set(
  tracked.flatMap((file) => file.split('/').map((_, index, parts) => parts.slice(0, index).join('/'))),
);

/** Folders of one source file that have a thought of their own all the same. */
const named = ['menu-mfe/src/menu-index'];

describe('the layout of the tree', () => {
  it('has no file and folder of one name, and no two folders that differ by an s', () => {
    const stem = (file: string) => file.replace(/(?<=[^/.])(\.\w+)+$/, '');
    // A table of the restaurant may stand beside texts about the same: `pages.csv` and `pages/`.
    const modules = tracked.filter((file) => !file.endsWith('.csv'));
    expect(modules.filter((file) => folders.has(stem(file)))).toEqual([]);
    expect([...folders].filter((folder) => folders.has(`${folder}s`))).toEqual([]);
  });

  it('has two source files in each folder, or a name for it', () => {
    const lonely = [...folders].filter((folder) => {
      const below = sources.filter((file) => file.startsWith(`${folder}/`));
      return below.length === 1 && path.dirname(below[0]!) === folder;
    });
    expect(lonely.sort()).toEqual(named);
  });

  it('has no room with more than a fifth of the code, and at most thirteen in the shell', () => {
    const lines = new Map<string, number>();
    for (const file of sources) {
      const [first = '', second = ''] = file.split('/');
      const room = first === 'platform' ? `${first}/${second}` : first;
      const count = readFileSync(path.join(root, file), 'utf8').split('\n').length;
      lines.set(room, (lines.get(room) ?? 0) + count);
    }
    const all = [...lines.values()].reduce((sum, count) => sum + count, 0);
    expect([...lines].filter(([, count]) => count > all / 5)).toEqual([]);
    const rooms = sources.flatMap((file) => /^shell\/src\/([^/]+)\//.exec(file)?.[1] ?? []);
    expect(new Set(rooms).size).toBeLessThanOrEqual(13);
  });

  it.each(['ARCHITECTURE.md', 'docs/first-guess.md'])('has every file that %s names', (page) => {
    const text = readFileSync(path.join(root, page), 'utf8');
    const names = [...text.matchAll(/`([\w-]+\/[\w./-]+)`/g)].flatMap(([, name = '']) =>
      name.replace(/\/$/, ''),
    );
    expect(names.length).toBeGreaterThan(20);
    const everywhere = ['messages/es.ts'];
    expect(
      names.filter((name) => ![...tracked, ...folders, ...everywhere].some((known) => known === name)),
    ).toEqual([]);
  });

  it('has a map of at most a hundred lines', () => {
    expect(readFileSync(path.join(root, 'ARCHITECTURE.md'), 'utf8').split('\n').length).toBeLessThanOrEqual(
      101,
    );
  });
});
