import { aSiteTable } from '@asia/shared/testing';
import { ROUTES_ID } from '@asia/shared/contracts';
import { checkCompatibility } from './checkCompatibility';

const ui = { names: ['Button', 'Plate'], hash: '1a' };
const shell = { uses: {}, provides: { '@asia/shared/ui': ui, react: { names: ['memo'] } }, contracts: 'c1' };
const remote = {
  provides: {},
  uses: { '@asia/shared/ui': { names: ['Button'], hash: '1a' }, react: { names: ['memo'] } },
  contracts: 'c1',
};
const manifest = {
  exposes: ['CartPage', 'CheckoutPage'].map((name) => ({ name })),
  shared: [{ name: '@asia/shared/ui', requiredVersion: '^1.0.0' }],
};
const build = {
  name: 'cart-mfe',
  container: 'cart_mfe',
  version: '2',
  base: '/mfe/cart-mfe/2/',
  entry: 'r.js',
};

/** Judges a build that has only these files. */
function said(files: Record<string, unknown>) {
  globalThis.fetch = ((address: string) =>
    Promise.resolve({
      ok: address in files,
      json: () => Promise.resolve(files[address]),
    })) as unknown as typeof fetch;
  return checkCompatibility(build, '/mfe/shell/1/');
}
const beside = (contract: unknown, ofShell: unknown = shell) =>
  said({
    '/mfe/cart-mfe/2/mf-manifest.json': manifest,
    '/mfe/cart-mfe/2/contract.json': contract,
    '/mfe/shell/1/contract.json': ofShell,
  });

beforeEach(() => {
  (globalThis as unknown as { ASIA_SHARED_VERSION: string }).ASIA_SHARED_VERSION = '1.2.0';
  document.body.innerHTML = `<script id="${ROUTES_ID}" type="application/json">${JSON.stringify(aSiteTable())}</script>`;
});

it('has nothing against a build that takes what is provided', async () => {
  expect(await beside(remote)).toEqual({ errors: [], warnings: [] });
});

it('refuses what takes an export or a module that is not here', async () => {
  const uses = {
    '@asia/shared/ui': { names: ['Button', 'Wok'], hash: '1a' },
    '@asia/shared/tea': { names: ['cup'] },
  };
  expect((await beside({ ...remote, uses })).errors).toEqual([
    'It uses Wok of @asia/shared/ui, which is not here.',
    'It uses cup of @asia/shared/tea, which is not here.',
  ]);
});

it('leaves to the compiler what is declared otherwise, and says so', async () => {
  const other = { '@asia/shared/ui': { names: ['Button'], hash: '2b' } };
  expect(await beside({ ...remote, uses: other, contracts: 'c2' })).toEqual({
    errors: [],
    warnings: [
      'all that it takes is here by name, but it was compiled with other declarations of @asia/shared/contracts, @asia/shared/ui. No browser compares types: a preview does.',
    ],
  });
});

it('says what it cannot compare', async () => {
  const [without] = [await said({ '/mfe/cart-mfe/2/mf-manifest.json': manifest })];
  expect(without).toEqual({
    errors: [],
    warnings: ['without a contract.json, only what it exposes and shares was compared.'],
  });
  expect((await said({})).errors).toEqual(['/mfe/cart-mfe/2/mf-manifest.json does not answer.']);
});
