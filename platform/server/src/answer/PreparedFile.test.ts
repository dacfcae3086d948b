import { namesValidator, prepareFile } from './PreparedFile';

const bodies = { identity: Buffer.from('hola'), br: Buffer.from('br'), gzip: Buffer.from('gz') };

describe('prepareFile', () => {
  it('gives each coding a strong validator of its own', () => {
    const { identity, br, gzip } = prepareFile(bodies, {}).representations;
    const tags = [identity.etag, br?.etag, gzip?.etag];
    expect(new Set(tags).size).toBe(3);
    for (const tag of tags) expect(tag).toMatch(/^"[\w-]+"$/);
  });

  it('keeps the validator while the content stays the same', () => {
    const again = prepareFile({ identity: Buffer.from('hola') }, { 'content-type': 'text/plain' });
    expect(again.representations.identity.etag).toBe(prepareFile(bodies, {}).representations.identity.etag);
  });

  it('leaves the length and the type out of "not modified"', () => {
    const { unchanged } = prepareFile(bodies, { 'content-type': 'text/html', vary: 'x' }).representations
      .identity;
    expect(Object.keys(unchanged)).toEqual(['vary', 'etag']);
  });
});

describe('namesValidator', () => {
  it.each([
    ['"a"', true],
    ['*', true],
    ['"b", "a"', true],
    ['W/"a"', true],
    ['"b"', false],
    ['a', false],
    ['', false],
  ])('reads %j as %j', (header, expected) => {
    expect(namesValidator(header, '"a"')).toBe(expected);
  });
});
