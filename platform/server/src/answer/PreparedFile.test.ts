import { namesValidator, prepareFile } from './PreparedFile';

it('a file has a strong validator of its content for each coding', () => {
  const bodies = { identity: Buffer.from('hola'), br: Buffer.from('br') };
  const { identity, br } = prepareFile(bodies, {
    'content-type': 'text/html',
    vary: 'x',
  });
  const tags = [identity.etag, br?.etag];
  expect(new Set(tags).size).toBe(2);
  for (const tag of tags) expect(tag).toMatch(/^"[\w-]+"$/);
  const again = prepareFile({ identity: Buffer.from('hola') }, { 'content-type': 'text/plain' });
  expect(again.identity.etag).toBe(identity.etag);
  // "Not modified" has neither length nor type.
  expect(Object.keys(identity.unchanged)).toEqual(['vary', 'etag']);
});

it.each([
  ['"a"', true],
  ['*', true],
  ['"b", "a"', true],
  ['W/"a"', true],
  ['"b"', false],
  ['a', false],
  ['', false],
])('If-None-Match %j names "a": %j', (header, expected) => {
  expect(namesValidator(header, '"a"')).toBe(expected);
});
