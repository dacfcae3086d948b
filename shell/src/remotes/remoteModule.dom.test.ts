import { type ReleasePointer, RELEASES_ID, type RemoteBuild } from '@asia/shared/contracts';
import { allowConsole } from '@asia/shared/testing';
import { activateFallback, rememberBroken, usesFallback } from './fallbackBuilds';
import { loadRemotePage } from './remoteModule';

const pinned = (name: string, more: Partial<RemoteBuild> = {}): RemoteBuild => ({
  ...{ name, container: name, version: '2', base: `/mfe/${name}/2/`, entry: 'remoteEntry.js' },
  ...more,
});
const fallback = { version: '1', base: '/mfe/menu/1/', entry: 'remoteEntry.js', integrity: 'sha256-1' };

/** What the federation returns for each expose; an error is thrown. */
let mockModules: Record<string, unknown>;
const mockRequested: string[] = [];
const mockReregister = jest.fn<Promise<void>, [RemoteBuild[]]>(() => Promise.resolve());
const mockForms = jest.fn();

jest.mock('./federationHost', () => ({
  reregisterRemotes: (remotes: RemoteBuild[]) => mockReregister(remotes),
  loadExpose: (remote: string, expose: string) => {
    const id = `${remote}/${expose}`;
    mockRequested.push(id);
    const module = mockModules[id];
    return module instanceof Error ? Promise.reject(module) : Promise.resolve(module);
  },
}));
jest.mock('../routing/routes', () => ({
  singletonsOf: (id: string) => (id.endsWith('Form') ? ['ui-forms', 'router'] : []),
}));
jest.mock('@asia/shared/ui-forms', () => mockForms() as object);

const remember = jest.fn();
/** Two remotes, with new names for each test because the modules remember them: one with a fallback build, one without. */
let menu = '';
let hall = '';
let tabs = 0;

beforeEach(() => {
  for (const mock of [mockReregister, mockForms, remember]) mock.mockClear();
  mockRequested.length = 0;
  globalThis.__mfe = { loads: [], remember };
  tabs += 1;
  [menu, hall] = [`menu${tabs}`, `hall${tabs}`];
  const pointer = { remotes: [pinned(menu, { fallbackBuild: fallback }), pinned(hall)] } as ReleasePointer;
  document.body.innerHTML = `<script type="application/json" id="${RELEASES_ID}">${JSON.stringify(pointer)}</script>`;
});

const soup = { default: () => 'soup' };
const load = (id: string, modules: Record<string, unknown> = mockModules, attempt = 0) => {
  mockModules = modules;
  return loadRemotePage(id, attempt);
};
const gone = new Error('Loading script failed. RUNTIME-008 ScriptNetworkError');
const broken = new Error('ScriptExecutionError');

describe('a page of a remote', () => {
  it.each([
    ['a function', soup],
    ['what React made of one', { default: { $$typeof: Symbol.for('react.memo') } }],
  ])('loads as %s', async (_what, module) => {
    const id = `${menu}/Soup`;
    await expect(load(id, { [id]: module })).resolves.toBe(module);
    expect([mockReregister, remember].flatMap(({ mock }) => mock.calls)).toEqual([]);
    expect(mockForms).not.toHaveBeenCalled();
  });

  it.each<[string, unknown]>([
    ['nothing', null],
    ['no module', 'soup'],
    ['no default', {}],
    ['a default of nothing', { default: null }],
    ['a default that draws nothing', { default: {} }],
    ['a default of words', { default: 'soup' }],
  ])('is rejected as %s, and the failure is recorded', async (_what, module) => {
    const id = `${hall}/Hall`;
    await expect(load(id, { [id]: module })).rejects.toMatchObject({ kind: 'misshapen', address: id });
    expect(remember.mock.calls).toEqual([
      [`/mfe/${hall}/2/remoteEntry.js`, { outcome: 'failed', phase: 'use' }],
    ]);
  });

  it('loads its singletons in parallel, and ignores their errors', async () => {
    mockForms.mockImplementation(() => {
      throw new Error('offline');
    });
    const id = `${hall}/Form`;
    await expect(load(id, { [id]: soup })).resolves.toBe(soup);
    expect(mockForms).toHaveBeenCalledTimes(1);
  });

  it('requests its script again after a failure, but not once code of that remote runs', async () => {
    const [page, game] = [`${hall}/Hall`, `${hall}/Game`];
    await expect(load(page, { [page]: gone, [game]: soup })).rejects.toBe(gone);
    expect(mockReregister).not.toHaveBeenCalled();
    await expect(loadRemotePage(page, 1)).rejects.toBe(gone);
    expect(mockReregister.mock.calls).toEqual([[[pinned(hall)]]]);
    await loadRemotePage(game, 0);
    await expect(loadRemotePage(page, 2)).rejects.toBe(gone);
    expect(mockReregister).toHaveBeenCalledTimes(1);
    expect(remember).not.toHaveBeenCalled();
  });
});

describe('the fallback build', () => {
  beforeEach(() => allowConsole('error', /Loading chunk failed/));

  it('replaces a build that does not load, for the life of the tab', async () => {
    const [page, ...ofFallback] = [`${menu}/Soup`, `${menu}-fallback/Soup`, `${menu}-fallback/Rice`];
    const modules = { [page]: gone, ...Object.fromEntries(ofFallback.map((id) => [id, soup])) };
    await expect(load(page, modules)).resolves.toBe(soup);
    expect(usesFallback(menu)).toBe(true);
    expect(mockReregister.mock.calls).toEqual([
      [[{ ...pinned(menu, { ...fallback, fallbackBuild: fallback }), name: `${menu}-fallback` }]],
    ]);
    expect(remember.mock.calls).toEqual([
      [`/mfe/${menu}/2/remoteEntry.js`, { outcome: 'failed', recovered: true }],
    ]);
    await loadRemotePage(`${menu}/Rice`, 1);
    expect(mockRequested).toEqual([page, ...ofFallback]);
    expect(mockReregister).toHaveBeenCalledTimes(1);
  });

  it('replaces a build that throws at start, which is recorded', async () => {
    const modules = { [`${menu}/Soup`]: broken, [`${menu}-fallback/Soup`]: soup };
    await expect(load(`${menu}/Soup`, modules)).resolves.toBe(soup);
    expect(remember.mock.calls.map(([, more]: unknown[]) => more)).toEqual([
      { outcome: 'failed', phase: 'use' },
      { outcome: 'failed', recovered: true },
    ]);
  });

  it('is not used if it fails too: the first failure is thrown', async () => {
    const modules = { [`${menu}/Soup`]: gone, [`${menu}-fallback/Soup`]: broken };
    await expect(load(`${menu}/Soup`, modules)).rejects.toBe(gone);
    expect(usesFallback(menu)).toBe(false);
  });

  it('fails under its own name once it is in use', async () => {
    expect(activateFallback(menu)).toBe(true);
    const address = `${menu}-fallback/Soup`;
    await expect(load(`${menu}/Soup`, { [address]: {} })).rejects.toMatchObject({ address });
  });

  it('is activated once, and only if there is one', () => {
    expect([activateFallback(menu), activateFallback(menu)]).toEqual([true, false]);
    expect([activateFallback(hall), activateFallback('nobody')]).toEqual([false, false]);
    expect([menu, hall].map(usesFallback)).toEqual([true, false]);
    rememberBroken('nobody');
    expect(remember).toHaveBeenCalledTimes(1);
    // Without the boot script nothing is recorded.
    globalThis.__mfe = undefined;
    expect(() => rememberBroken(hall)).not.toThrow();
  });
});
