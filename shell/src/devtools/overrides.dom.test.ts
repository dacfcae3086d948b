import fc from 'fast-check';
import { OVERRIDES, RELEASES_ID, ROUTES_ID } from '@asia/shared/contracts';
import { aSiteTable } from '@asia/shared/testing';
import { OVERRIDES_KEY } from './devtoolsRequested';
import { applyOverrides, overrides, panelRequested, rejections } from './overrides';

const pointer = JSON.stringify({ shell: { version: '1', base: '/' }, remotes: [{ name: 'menu-mfe' }] });

function open(query: string, allowed: string): void {
  history.replaceState(null, '', `/ArrozChino${query}`);
  const serverTiming = [{ name: OVERRIDES, description: allowed }];
  performance.getEntriesByType = () => [{ serverTiming }] as unknown as PerformanceEntryList;
}

beforeEach(() => {
  open('', '');
  rejections.length = 0;
  document.body.innerHTML = [
    `<script id="${RELEASES_ID}" type="application/json">${pointer}</script>`,
    `<script id="${ROUTES_ID}" type="application/json">${JSON.stringify(aSiteTable())}</script>`,
  ].join('');
});

describe.each(['zzz', 'menu-mfe', 'zzz@http://localhost:3001', 'zzz@1a2b'])('?mfe=%s', (value) => {
  const [name] = value.split('@');
  let warn: jest.SpyInstance;
  beforeEach(() => (warn = jest.spyOn(console, 'warn').mockReturnValue(undefined)));

  it('opens nothing where the server allows no overrides, and the console names it', () => {
    open(`?mfe=${value}`, '');
    applyOverrides();
    expect([panelRequested(), rejections]).toEqual([false, []]);
    expect(warn.mock.calls).toEqual([[expect.stringContaining(name!)]]);
  });

  it('shows why it is refused where the server allows overrides', () => {
    open(`?mfe=${value}`, 'stored');
    applyOverrides();
    expect([panelRequested(), rejections]).toEqual([true, [expect.stringContaining(name!)]]);
    expect(warn).not.toHaveBeenCalled();
  });
});

it.each(['?mfe', '?mfe=', '?q=sopa&mfe'])('%s opens the panel at any server', (query) => {
  open(query, '');
  applyOverrides();
  expect([panelRequested(), rejections]).toEqual([true, []]);
});

it('ignores whatever else the session storage of a tab may hold', () => {
  jest.spyOn(console, 'warn').mockReturnValue(undefined);
  fc.assert(
    fc.property(fc.oneof(fc.json(), fc.string()), (stored) => {
      sessionStorage.setItem(OVERRIDES_KEY, stored);
      applyOverrides();
      expect(overrides()).toEqual({});
      expect(sessionStorage.getItem(OVERRIDES_KEY)).toBeNull();
      expect(document.getElementById(RELEASES_ID)?.textContent).toBe(pointer);
    }),
  );
});
