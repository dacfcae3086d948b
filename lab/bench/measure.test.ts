import { inTurns, machine, rounded, spread } from './measure';

describe('spread', () => {
  it.each([
    [[7], 0],
    [[5, 5, 5], 0],
    [[8, 10, 12], 0.4],
  ])('of %j is %d', (values, expected) => {
    expect(spread(values)).toBeCloseTo(expected);
  });
});

describe('rounded', () => {
  it('keeps two digits', () => {
    expect([rounded(1.005_1), rounded(2), rounded(1.26, 1)]).toEqual([1.01, 2, 1.3]);
  });
});

describe('machine', () => {
  it('names what figures were measured on', () => {
    expect(machine()).toMatchObject({ node: process.version });
    expect(machine().cores).toBeGreaterThan(0);
  });
});

describe('inTurns', () => {
  it('lets everyone go first in turn', async () => {
    const order: string[] = [];
    const thing = (name: string) => (): Promise<number> => Promise.resolve(order.push(name));
    const figures = await inTurns(2, { a: thing('a'), b: thing('b') });
    expect(order).toEqual(['a', 'b', 'b', 'a']);
    expect(figures).toEqual({ a: [1, 4], b: [2, 3] });
  });
});
