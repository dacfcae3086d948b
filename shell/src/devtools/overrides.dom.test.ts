import fc from 'fast-check';
import { RELEASES_ID, ROUTES_ID } from '@asia/shared/contracts';
import { aSiteTable } from '@asia/shared/testing';
import { OVERRIDES_KEY } from './devtoolsRequested';
import { applyOverrides, overrides } from './overrides';

it('ignores whatever else the session storage of a tab may hold', () => {
  performance.getEntriesByType = () => [];
  const pointer = JSON.stringify({ shell: { version: '1', base: '/' }, remotes: [] });
  document.body.innerHTML = [
    `<script id="${RELEASES_ID}" type="application/json">${pointer}</script>`,
    `<script id="${ROUTES_ID}" type="application/json">${JSON.stringify(aSiteTable())}</script>`,
  ].join('');
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
