import { type Encoding, encodingFor, encodings } from './encodingFor';

/** Codings in the order in which a client gets them, when the ones before are not available. */
function preferences(header: string | undefined): Encoding[] {
  const found: Encoding[] = [];
  while (!found.includes('identity')) {
    const left = encodings.filter((encoding) => !found.includes(encoding));
    found.push(encodingFor(header, left));
  }
  return found;
}

it.each([
  [undefined, ['identity']],
  ['', ['identity']],
  ['gzip, deflate, br, zstd', ['br', 'gzip', 'identity']],
  ['gzip', ['gzip', 'identity']],
  ['GZIP;q=0.8', ['gzip', 'identity']],
  ['br;q=0.5, gzip;q=0.9', ['gzip', 'br', 'identity']],
  ['br;q=0, *', ['gzip', 'identity']],
  ['*', ['br', 'gzip', 'identity']],
  ['br;q=nonsense', ['identity']],
  ['identity;q=0', ['identity']],
  ['identity, br;q=0.5', ['identity']],
  ['identity;q=0.1, br;q=0.5', ['br', 'identity']],
])('a client that accepts %j gets %j', (header, expected) => {
  expect(preferences(header)).toEqual(expected);
});
