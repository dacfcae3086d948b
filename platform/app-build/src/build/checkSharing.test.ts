import { singletons } from '@asia/shared/singletons';
import { bundlePage } from '../testing/bundlePage';

const cart = singletons['@asia/shared/cart'];
const buildWith = (name: string, shared: object) =>
  bundlePage(`import * as taken from '${name}'; console.log(taken);`, 'node', { [name]: shared });

it('lets a build take a module by the policy', async () => {
  expect(await buildWith('@asia/shared/cart', cart)).toEqual([]);
});

it.each([
  ['without singleton', '@asia/shared/cart', { ...cart, singleton: false }, 'not as a singleton'],
  [
    'with a copy of its own',
    'react',
    { singleton: true, import: 'modal', requiredVersion: false },
    'with a copy of its own',
  ],
  ['that nobody provides', '@asia/shared/basket', cart, 'which the shell does not provide'],
])('refuses a module %s', async (_, name, shared, reason) => {
  expect(await buildWith(name, shared)).toContainEqual(
    expect.stringContaining(`page-mfe shares ${name}, ${reason}`),
  );
});
