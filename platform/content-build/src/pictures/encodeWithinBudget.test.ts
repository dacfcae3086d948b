import { encodeWithinBudget } from './encodeWithinBudget';

const range = { from: 60, to: 40, step: 10 };
/** A picture that weighs ten bytes for each point of quality. */
const encode = (quality: number) => Promise.resolve(Buffer.alloc(quality * 10));

describe('the search for a quality', () => {
  test('keeps the best one when it fits', async () => {
    expect(await encodeWithinBudget(encode, 600, range)).toHaveLength(600);
  });

  test('goes down until the bytes fit', async () => {
    expect(await encodeWithinBudget(encode, 599, range)).toHaveLength(500);
  });

  test('tries the lowest quality and then gives up with both figures', async () => {
    await expect(encodeWithinBudget(encode, 400, range)).resolves.toHaveLength(400);
    await expect(encodeWithinBudget(encode, 399, range)).rejects.toThrow(/400 bytes.*399/);
  });
});
