import { buildCounts, compareErrors, countsOf } from './buildCounts';

const loads = (build: string, phase: string, outcome: string, count: number) =>
  `asia_loads_total{${build},phase="${phase}",outcome="${outcome}"} ${count}`;
const errors = (kind: string, place: string, count: number) =>
  `asia_errors_total{${menu},kind="${kind}",place="${place}"} ${count}`;
const menu = 'app="menu-mfe",version="1a2b3c"';
const place = 'TypeError at chunks/a.js:1:2';

it('the counters of a server give the outcomes of loads, and the errors, of each build', () => {
  const metrics = [
    'process_start_time_seconds 1767225600.25',
    '# TYPE asia_loads_total counter',
    loads(menu, 'entry', 'ready', 3_000),
    loads(menu, 'chunk', 'ready', 997),
    loads(menu, 'chunk', 'healed', 2),
    loads(menu, 'use', 'failed', 1),
    loads('app="shell",version="4d5e6f"', 'start', 'ready', 5),
    errors('error', place, 3),
    errors('boundary', place, 1),
    'asia_answers_total{route="/*",status="200"} 7',
  ];
  const { since, builds } = buildCounts(metrics.join('\n'));
  expect(since).toBe('2026-01-01T00:00:00.000Z');
  expect(Object.entries(builds).map(([build, counts]) => [build, countsOf(counts)])).toEqual([
    ['menu-mfe 1a2b3c', '3 of 4,000 loads failed, 2 healed; 4 errors'],
    ['shell 4d5e6f', '0 of 5 loads failed, 0 healed; 0 errors'],
  ]);
  expect(builds['menu-mfe 1a2b3c']?.places).toEqual({ [`${place} (error)`]: 3, [`${place} (boundary)`]: 1 });
});

it('one error in one load is written in the singular', () => {
  const counted = buildCounts([loads(menu, 'use', 'failed', 1), errors('error', 'a', 1)].join('\n'));
  expect(Object.values(counted.builds).map(countsOf)).toEqual(['1 of 1 load failed, 0 healed; 1 error']);
  expect(compareErrors(counted, 'menu-mfe', '1a2b3c', undefined)[0]).toBe(
    'menu-mfe 1a2b3c: 1 error in 1 load',
  );
});
