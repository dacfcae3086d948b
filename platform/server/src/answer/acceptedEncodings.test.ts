import { acceptedEncodings } from './acceptedEncodings';

describe('acceptedEncodings', () => {
  it.each([
    [undefined, ['identity']],
    ['', ['identity']],
    ['gzip, deflate, br, zstd', ['br', 'gzip', 'identity']],
    ['gzip', ['gzip', 'identity']],
    ['GZIP;q=0.8', ['gzip', 'identity']],
    ['br;q=0.5, gzip;q=0.9', ['gzip', 'br', 'identity']],
    ['br;q=0, *', ['gzip', 'identity']],
    ['*', ['br', 'gzip', 'identity']],
    ['identity, br;q=0.5', ['identity', 'br']],
    ['br;q=nonsense', ['identity']],
    ['identity;q=0', ['identity']],
  ])('reads %j as %j', (header, expected) => {
    expect(acceptedEncodings(header)).toEqual(expected);
  });

  it('goes on answering after more headers than it remembers', () => {
    for (let index = 0; index < 200; index += 1) acceptedEncodings(`x-${index}`);
    expect(acceptedEncodings('gzip')).toEqual(['gzip', 'identity']);
  });
});
