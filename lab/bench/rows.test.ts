import { keeps, type Row } from './rows';

const row = (ours: number, limit?: number): Row => ({ ours, spread: 0.1, limit });

describe('keeps', () => {
  it.each([
    ['home: JS + CSS', row(115), true],
    ['home: JS + CSS', row(116), false],
    ['home: largest paint', row(1500, 1450), true],
    ['home: largest paint', row(1500, 1400), false],
    ['visit after a price: KB beside pages and list', row(3.1), false],
    ['home: fonts', row(30), undefined],
    ['category: blocking', { ...row(20), slower: 110 }, true],
    ['category: blocking', { ...row(20), slower: 111 }, false],
    ['home: JS + CSS', { ...row(115), slower: 9000 }, true],
  ])('of %s with %j is %s', (name, measured, expected) => {
    expect(keeps(name, measured)).toBe(expected);
  });
});
