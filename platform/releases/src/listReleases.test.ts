import type { Deployment, Provenance } from '@asia/release-store';
import { buildCounts } from './buildCounts';
import { describeProvenance } from './describeProvenance';
import { listReleases } from './listReleases';

const deployment = (
  number: number,
  version: string,
  action: Deployment['action'],
  provenance?: Provenance,
): Deployment => ({
  ...{ number, action, provenance, folder: '', files: '', changed: ['menu'], undo: {} },
  at: `2026-01-0${number}T00:00:00.000Z`,
  pointer: {
    schema: 1,
    shell: { version: 's', base: '/' },
    remotes: [{ name: 'menu', container: 'menu', version, base: '/', entry: 'r.js' }],
    content: { version: 'c' },
    productsUrl: '/',
  },
});

describe('the list of releases', () => {
  const ana = { who: 'ana@asia.example', commit: '3f2a1b0c9d8e', subject: 'Show the tip', clean: true };
  const ben = { who: 'ben@asia.example', commit: '7a6b5c4d3e2f', subject: 'Hide it', clean: false };
  const history = [
    deployment(4, 'menu-1', 'rollback', { who: 'cai@asia.example', why: 'it throws' }),
    deployment(3, 'menu-2', 'rollback', { who: 'unknown' }),
    deployment(2, 'menu-2', 'release', ben),
    deployment(1, 'menu-1', 'release', ana),
  ];
  const rows = (deployments: Deployment[]) => listReleases({ history: deployments });

  it('says who made each, from which commit and why', () => {
    expect(rows(history)).toEqual([
      'menu',
      '  * menu-1        2026-01-04T00:00:00.000Z     4 rollback cai@asia.example, why: "it throws"',
      '    menu-2        2026-01-03T00:00:00.000Z     3 rollback unknown',
      '    menu-2        2026-01-02T00:00:00.000Z     2 release  ben@asia.example, 7a6b5c4d "Hide it", not clean',
      '    menu-1        2026-01-01T00:00:00.000Z     1 release  ana@asia.example, 3f2a1b0c "Show the tip"',
    ]);
  });

  it('reads records of older tools', () => {
    expect(rows([deployment(2, 'menu-1', 'rollback'), deployment(1, 'menu-2', 'release')])).toEqual([
      'menu',
      '  * menu-1        2026-01-02T00:00:00.000Z     2 rollback',
      '    menu-2        2026-01-01T00:00:00.000Z     1 release',
    ]);
  });

  it('compares the errors of a live build with those of the one before it', () => {
    const loads = (version: string, count: number) =>
      `asia_loads_total{app="menu",version="${version}",phase="entry",outcome="ready"} ${count}`;
    const metrics = [
      'process_start_time_seconds 1767225600',
      loads('menu-2', 210),
      loads('menu-1', 5000),
      'asia_errors_total{app="menu",version="menu-2",kind="boundary",place="TypeError at chunks/a.js:1:20"} 14',
    ];
    const counted = buildCounts(metrics.join('\n'));
    expect(listReleases({ history: history.slice(2), counted }).slice(0, 3)).toEqual([
      'Errors at guests since 2026-01-01T00:00:00.000Z:',
      'menu menu-2: 14 errors in 210 loads; before it 0 in 5,000',
      '  14 × TypeError at chunks/a.js:1:20 (boundary)',
    ]);
    expect(listReleases({ history, counted })).toContain(
      'menu menu-1: 0 errors in 5,000 loads; before it 14 in 210',
    );
  });

  it('says that counts are too low where the server refused reports', () => {
    const shown = (...metrics: string[]) =>
      listReleases({ history, counted: buildCounts(metrics.join('\n')) });
    const answered = (route: string, status: number, count: number) =>
      `asia_answers_total{route="${route}",status="${status}"} ${count}`;
    const refused = [answered('/loads', 429, 3869), answered('/loads', 204, 50)];
    expect(shown(...refused)[0]).toBe('3,869 reports were refused: counts are too low.');
    expect(shown(answered('/loads', 204, 50), answered('/*', 429, 7))[0]).toBe('menu');
  });
});

it('a record of anybody cannot act on the terminal that shows it', () => {
  const hostile = 'a\u001b[2J\n"x"';
  const shown = describeProvenance({ who: hostile, commit: hostile, subject: hostile, why: hostile });
  expect(shown).not.toMatch(/\p{Cc}/u);
  expect(shown).toContain('why: "a\\u001b[2J\\n\\"x\\""');
});
