import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { kindsOfPage } from '../harness/routes';
import { expect, test } from '../harness/test';

const root = path.resolve(__dirname, '../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

interface Suite {
  suites?: Suite[];
  specs: { title: string; file: string }[];
}

/** Titles of the journeys that the short tier runs, by file. */
function shortJourneys(): Map<string, string[]> {
  const list = ['test', '--config', 'e2e', '--list', '--reporter', 'json'];
  // As a command of its own: this process is one of Playwright's workers.
  const env = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^(TEST_|PLAYWRIGHT_)/.test(name)),
  );
  const output = execFileSync(path.join(root, 'node_modules/.bin/playwright'), list, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
    env: { ...env, TIER: 'short' },
  });
  const specsIn = ({ suites = [], specs }: Suite): Suite['specs'] => [...specs, ...suites.flatMap(specsIn)];
  const { suites } = JSON.parse(output) as { suites: Suite[] };
  const titles = new Map<string, string[]>();
  for (const { title, file } of suites.flatMap(specsIn))
    titles.set(`e2e/${file}`, [...(titles.get(`e2e/${file}`) ?? []), title]);
  return titles;
}

/** Numbers of the promises that `docs/testing.md` leaves to the long tier. */
const leftToLongTier = () =>
  [...read('docs/testing.md').matchAll(/^\| (\d+) +\|/gm)].map(([, row]) => Number(row));

test('each promise and each kind of page is proved in the short tier, or named as left to the long one', () => {
  const journeys = shortJourneys();
  const isShort = (file: string, name: string) =>
    file.startsWith('e2e/')
      ? journeys.get(file)?.some((title) => title.includes(name))
      : !/\.long\.test\.|^lab\/workspaces\//.test(file);
  const promises = [...read('docs/federation.md').matchAll(/^\| (\d+) +\|(.*)$/gm)];
  expect(promises.length).toBeGreaterThanOrEqual(23);
  const unproved = promises.filter(([, , row = '']) => {
    const tests = [...row.matchAll(/`([\w./-]+\.test\.tsx?)`: "((?:[^"\\]|\\.)+)"/g)];
    return !tests.some(([, file = '', name = '']) => isShort(file, name.replaceAll('\\"', '"')));
  });
  expect(unproved.map(([, number]) => Number(number))).toEqual(leftToLongTier());

  const visited = journeys.get('e2e/all-apps/hydration.test.ts') ?? [];
  const checked = journeys.get('e2e/all-apps/accessibility.test.ts') ?? [];
  for (const kind of kindsOfPage) {
    expect(visited).toContain(kind);
    expect(checked).toContain(`${kind} on a laptop and a phone`);
  }
});
