import { loadCounts } from './loadCounts';

const counted = (app: string, version: string, phase: string, outcome: string, count: number) =>
  `asia_loads_total{app="${app}",version="${version}",phase="${phase}",outcome="${outcome}"} ${count}`;

it('the counters of a server give the outcomes of loads of each build', () => {
  const metrics = [
    '# TYPE asia_loads_total counter',
    counted('menu-mfe', '1a2b3c', 'entry', 'ready', 3_000),
    counted('menu-mfe', '1a2b3c', 'chunk', 'ready', 997),
    counted('menu-mfe', '1a2b3c', 'chunk', 'healed', 2),
    counted('menu-mfe', '1a2b3c', 'use', 'failed', 1),
    counted('shell', '4d5e6f', 'start', 'ready', 5),
    'asia_answers_total{route="/*",status="200"} 7',
  ].join('\n');
  expect(Object.fromEntries(loadCounts(metrics))).toEqual({
    'menu-mfe 1a2b3c': '3 of 4,000 loads failed, 2 healed',
    'shell 4d5e6f': '0 of 5 loads failed, 0 healed',
  });
});
