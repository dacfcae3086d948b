import { LoadFailure } from './LoadFailure';

const script = 'http://localhost:3000/mfe/menu-mfe/1a2b/remoteEntry.js';

/** As webpack's runtime throws it. */
function chunkError(type: string): Error {
  const request = 'http://localhost:3000/mfe/menu-mfe/1a2b/chunks/12.js';
  return Object.assign(new Error(`Loading chunk 12 failed.\n(${type}: ${request})`), {
    name: 'ChunkLoadError',
    type,
    request,
  });
}

/** As the federation runtime throws it. */
const loadError = (code: string, key: string, original = '') =>
  new Error(
    `[ Federation Runtime ]: Failed. #${code}\nargs: {"remoteName":"menu_mfe","${key}":"${script}"}\nView the docs\nOriginal Error Message:\n ${original}`,
  );

describe('the message of a load that failed', () => {
  it.each(['timeout', 'missing', 'error'])('names %s and the address of a chunk', (type) => {
    const failure = LoadFailure.of(chunkError(type), 'menu-mfe/MenuPage');
    expect(String(failure)).toBe(
      `LoadFailure: Loading chunk failed (${type}: http://localhost:3000/mfe/menu-mfe/1a2b/chunks/12.js)`,
    );
    expect(failure.cause).toBeInstanceOf(Error);
  });

  it.each([
    ['timeout', loadError('RUNTIME-008', 'resourceUrl', `ScriptNetworkError: Script "${script}" timed out.`)],
    ['error', loadError('RUNTIME-008', 'resourceUrl', 'ScriptNetworkError: Failed to load script')],
    ['broken', loadError('RUNTIME-008', 'resourceUrl', 'ScriptExecutionError: Script loaded but threw')],
    ['missing', loadError('RUNTIME-001', 'remoteEntryUrl')],
    ['missing', loadError('RUNTIME-014', 'remoteEntryUrl')],
    ['broken', loadError('RUNTIME-015', 'remoteEntryUrl', 'Error: broken script')],
  ])('names %s and the script of a remote', (kind, cause) => {
    expect(LoadFailure.of(cause, 'menu-mfe/MenuPage').message).toBe(
      `Loading chunk failed (${kind}: ${script})`,
    );
  });

  const half = Object.assign(new Error('half'), { request: '/a.js' });
  it.each([
    ['broken code', new TypeError('x is not a function'), 'broken'],
    ['what is no error', 'no soup', 'broken'],
    ['an event without a type', half, 'broken'],
  ])('names the loadable where no file is known: of %s', (_what, cause, kind) => {
    expect(LoadFailure.of(cause, 'menu')).toMatchObject({ kind, address: 'menu', cause });
  });

  it('takes any other event of a script for an error', () => {
    expect(LoadFailure.of(chunkError('load'), 'menu').kind).toBe('error');
  });

  it('stays the failure that it is', () => {
    const misshapen = new LoadFailure('misshapen', 'menu');
    expect(LoadFailure.of(misshapen, 'other')).toBe(misshapen);
  });
});
