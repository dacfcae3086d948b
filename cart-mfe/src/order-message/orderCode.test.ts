import { isOrderCode, orderCode } from './orderCode';

const codes = Array.from({ length: 5_000 }, (_, number) => orderCode(`*Cliente:* Ana\n*Total:* $ ${number}`));

it('is four symbols in two pairs, the same for the same text', () => {
  for (const code of codes) expect(code).toMatch(/^[A-Z2-9]{2}-[A-Z2-9]{2}$/);
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

it('differs for nearly all texts', () => {
  // Of 65,536 codes, 5,000 texts taken at random share about 185.
  expect(codes.length - new Set(codes).size).toBeLessThan(260);
});

it.each([null, 7, ['K7-42'], '', 'K7-4', 'O0-1I', ' K7-42', '*Total:* $ 1'])(
  'does not take %j for a code',
  (text) => {
    expect(isOrderCode(text)).toBe(false);
    expect(isOrderCode(codes[0])).toBe(true);
  },
);
