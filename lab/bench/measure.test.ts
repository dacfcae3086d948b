import { inTurns, spread } from './measure';

test.each([
  [[7], 0],
  [[5, 5, 5], 0],
  [[8, 10, 12], 0.4],
])('the spread of %j is %d', (values, expected) => {
  expect(spread(values)).toBeCloseTo(expected);
});

test('in turns, everyone goes first', async () => {
  const order: string[] = [];
  const thing = (name: string) => (): Promise<number> => Promise.resolve(order.push(name));
  const figures = await inTurns(2, { a: thing('a'), b: thing('b') });
  expect(order).toEqual(['a', 'b', 'b', 'a']);
  expect(figures).toEqual({ a: [1, 4], b: [2, 3] });
});
