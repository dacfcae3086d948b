import { orderCode } from './orderCode';

const codes = Array.from({ length: 5_000 }, (_, number) => orderCode(`*Cliente:* Ana\n*Total:* $ ${number}`));

it('is six symbols, three and three, the same for the same text', () => {
  for (const code of codes) expect(code).toMatch(/^[A-Z2-9]{3}-[A-Z2-9]{3}$/);
  expect(orderCode('*Cliente:* Ana\n*Total:* $ 7')).toBe(codes[7]);
});

// They look alike, or their Spanish names rhyme or differ in one soft consonant.
it.each(['0OQD', '1IL', '2Z', '5S', '8B', '6G', 'UVY', 'MNL', 'BCDEGPTV', 'FMS', 'AK', 'CSZ', '36', '67'])(
  'has at most one of %s, which are confused',
  (group) => {
    const used = new Set(codes.join(''));
    expect([...group].filter((symbol) => used.has(symbol)).length).toBeLessThan(2);
  },
);

it('differs among the orders of a day', () => {
  // Of 16.8 million codes, 5,000 random texts share about one; of the 65,536 with four symbols they shared 185.
  expect(codes.length - new Set(codes).size).toBeLessThan(4);
});
