import { packageOf } from './packageOf';

describe('packageOf', () => {
  it.each([
    [
      'webpack://shell/javascript/home/ana/node_modules/react-dom/cjs/react-dom-client.production.js',
      'react-dom',
    ],
    ['webpack://shell/../node_modules/scheduler/index.js', 'react-dom'],
    ['webpack://shell/../node_modules/react/jsx-runtime.js', 'react'],
    ['webpack://shell/../node_modules/react-router/dist/development/chunk-A.mjs', 'react-router'],
    ['webpack://shell/../node_modules/@mantine/core/esm/core/Box/Box.mjs', 'Mantine'],
    ['webpack://shell/../node_modules/react-remove-scroll/dist/es2015/UI.js', 'Mantine'],
    ['webpack://shell/../node_modules/@module-federation/sdk/dist/dom.js', 'federation'],
    ['webpack://shell/./node_modules/.federation/entry.1a2b.js', 'federation'],
    ['webpack://shell/./src/remotes/entryLoading.ts', 'federation'],
    ['webpack://shell/webpack/runtime/load script', 'webpack'],
    ['webpack://shell/../shared/src/cart/CartStore.ts', '@asia/shared'],
    ['webpack://shell/../node_modules/@asia/shared/src/ui/Icon.tsx', '@asia/shared'],
    ['webpack://menu_mfe/./src/category/CategoryPage.tsx', 'own code'],
  ])('of %s is %s', (source, expected) => {
    expect(packageOf(source)).toBe(expected);
  });

  it('names the innermost package of a nested one', () => {
    expect(packageOf('webpack://shell/../node_modules/a/node_modules/mobx/dist/mobx.mjs')).toBe('mobx');
  });
});
