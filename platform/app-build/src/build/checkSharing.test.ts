import { singletons } from '@asia/shared/singletons';
import { bundlePage } from '../testing/bundlePage';
import { checkSharing } from './checkSharing';

const CART = '@asia/shared/cart';

it.each([
  ['without singleton', { shareKey: CART, singleton: false }, 'not as a singleton'],
  [
    'with a copy of its own',
    { shareKey: 'react', singleton: true, import: 'modal' },
    'with a copy of its own',
  ],
  [
    'that nobody provides',
    { shareKey: '@asia/shared/basket', singleton: true },
    'which the shell does not provide',
  ],
])('refuses a module %s', (_which, module, reason) => {
  const policy = { shareKey: CART, singleton: true, import: false } as const;
  expect(checkSharing('page-mfe', [policy])).toBeUndefined();
  expect(checkSharing('page-mfe', [policy, module])).toContain(
    `page-mfe shares ${module.shareKey}, ${reason}`,
  );
});

it('finds the modules that a build shares', async () => {
  const build = (shared: object) =>
    bundlePage(`import * as taken from '${CART}'; console.log(taken);`, 'node', { [CART]: shared });
  expect(await build(singletons[CART])).toEqual([]);
  expect(await build({ singleton: false, import: 'modal', requiredVersion: false })).toContainEqual(
    expect.stringContaining(`page-mfe shares ${CART}, not as a singleton`),
  );
});
