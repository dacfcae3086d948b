import { listFigures } from './guest/pageVisit';
import { report, type Run, showAll } from './results';
import { keeps, regressions, type Row, verdict } from './rows';

const row = (ours: number, limit?: number): Row => ({ ours, spread: 0.1, limit });
const aRun = (rows: Record<string, Row>): Run => ({
  date: '2026-01-02T03:04:05Z',
  commit: 'abc',
  machine: { processor: 'P', cores: 2, node: 'v20', load: 3 },
  rounds: 9,
  rows,
});

describe('keeps', () => {
  it.each([
    ['home: JS + CSS', row(115), true],
    ['home: JS + CSS', row(116), false],
    ['home: largest paint', row(1500, 1450), true],
    ['home: largest paint', row(1500, 1400), false],
    ['visit after a price: KB beside pages and list', row(3.1), false],
    ['home: fonts', row(30), undefined],
  ])('of %s with %j is %s', (name, measured, expected) => {
    expect(keeps(name, measured)).toBe(expected);
  });
});

describe('verdict', () => {
  it('reports whether the goal itself is met, or only its ratio', () => {
    expect(verdict('home: largest paint', row(700, 600))).toBe('met');
    expect(verdict('home: largest paint', row(1500, 1450))).toBe('met as at most 1.05 × the limit');
    expect(verdict('home: largest paint', row(1500, 1400))).toBe('**not met**');
    expect(verdict('home: fonts', row(30))).toBe('');
  });
});

describe('regressions', () => {
  it('names what became worse by more than a tenth, as a ratio where there is a limit', () => {
    const before = { a: row(100), b: row(100, 100), c: row(100), 'home: JS + CSS': row(90) };
    const now = { a: row(109), b: row(300, 150), c: row(111), d: row(5), 'home: JS + CSS': row(105) };
    expect(regressions(before, now)).toEqual(['b: ratio 1 → 2', 'c: 100 → 111']);
  });
});

describe('listFigures', () => {
  it('counts as blocking what tasks take beyond 50 ms', () => {
    const longTasks = [
      { start: 100, duration: 60 },
      { start: 900, duration: 130 },
    ];
    expect(listFigures('home', { fcp: 1, lcp: 2, cls: 0.002, longTasks, interactive: 3 })).toEqual({
      'home: first paint': 1,
      'home: largest paint': 2,
      'home: shift × 1000': 2,
      'home: blocking': 90,
      'home: longest task': 130,
      'home: answers': 3,
    });
  });
});

describe('a report', () => {
  const runs = [
    aRun({ 'home: blocking': row(40), 'home: fonts': row(2.6) }),
    aRun({ 'home: blocking': row(20, 10), 'home: shift × 1000': row(0.1), 'cart: shift × 1000': row(0.2) }),
  ];

  it('has the last figures of rows with a goal, and one row for the shift of all pages', () => {
    expect(report(runs).split('\n').slice(2)).toEqual([
      '| home: blocking | 35 | 20 | met |',
      '| every page: shift × 1000 | 0.5 | 0.2 | met |',
    ]);
  });

  it('shows every row with its earlier figures, and each run', () => {
    const text = showAll(runs);
    expect(text).toContain('| home: blocking | 35 | 20 | ± 5 % | 10 | 2 |  | met | 40 |');
    expect(text).toContain('| home: fonts |  | 2.6 | ± 5 % |  |  |  |  |  |');
    expect(text.match(/\| 2026-01-02 03:04 \| abc \|/g)).toHaveLength(2);
  });
});
