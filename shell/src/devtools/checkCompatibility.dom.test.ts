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

/** Checks a build that has only these files. */
function check(files: Record<string, unknown>) {
  globalThis.fetch = ((address: string) =>
    Promise.resolve({
      ok: address in files,
      json: () => Promise.resolve(files[address]),
    })) as unknown as typeof fetch;
  return checkCompatibility(build, '/mfe/shell/1/');
}
const checkContract = (contract: unknown, shellContract: unknown = shell) =>
  check({
    '/mfe/cart-mfe/2/mf-manifest.json': manifest,
    '/mfe/cart-mfe/2/contract.json': contract,
    '/mfe/shell/1/contract.json': shellContract,
  });

beforeEach(() => {
  document.body.innerHTML = `<script id="${ROUTES_ID}" type="application/json">${JSON.stringify(aSiteTable())}</script>`;
});

it('accepts a build that uses only what is provided', async () => {
  expect(await checkContract(remote)).toEqual({ errors: [], warnings: [] });
});

it('rejects a build that uses an export or a module that is not provided', async () => {
  const uses = {
    '@asia/shared/ui': { names: ['Button', 'Wok'], hash: '1a' },
    '@asia/shared/tea': { names: ['cup'] },
  };
  expect((await checkContract({ ...remote, uses })).errors).toEqual([
    'It uses Wok of @asia/shared/ui, which this shell does not provide.',
    'It uses cup of @asia/shared/tea, which this shell does not provide.',
  ]);
});

it('warns of other declarations, which only the compiler compares', async () => {
  const other = { '@asia/shared/ui': { names: ['Button'], hash: '2b' } };
  expect(await checkContract({ ...remote, uses: other, contracts: 'c2' })).toEqual({
    errors: [],
    warnings: [
      'all its imports exist, but it was compiled with other declarations of @asia/shared/contracts, @asia/shared/ui. A browser does not compare types; a preview does.',
    ],
  });
});

it('reports what it cannot compare', async () => {
  expect(await check({ '/mfe/cart-mfe/2/mf-manifest.json': manifest })).toEqual({
    errors: [],
    warnings: ['without a contract.json, only its exposes and shared modules were compared.'],
  });
  expect((await check({})).errors).toEqual(['/mfe/cart-mfe/2/mf-manifest.json does not answer.']);
});
