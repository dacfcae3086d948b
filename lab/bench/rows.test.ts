import { keeps, regressions, type Row } from './rows';

const row = (ours: number, limit?: number): Row => ({ ours, spread: 0.1, limit });

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

describe('regressions', () => {
  it('names what became worse by more than a tenth, as a ratio where there is a limit', () => {
    const before = { a: row(100), b: row(100, 100), c: row(100), 'home: JS + CSS': row(90) };
    const now = { a: row(109), b: row(300, 150), c: row(111), d: row(5), 'home: JS + CSS': row(105) };
    expect(regressions(before, now)).toEqual(['b: ratio 1 → 2', 'c: 100 → 111']);
  });
});
