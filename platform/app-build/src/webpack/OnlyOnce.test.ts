import { bundlePage as build } from '../testing/bundlePage';

const refusal = (name: string) =>
  `page-mfe brings its own ${name} (src/Page.ts): a page has one copy, in the shell. Import it through a module that the shell provides: @asia/shared/cart.`;

it('finds a copy within a module that webpack has joined, and behind another package', async () => {
  expect(await build(`import { open } from 'modal'; open();`)).toEqual([refusal('react-dom')]);
  expect(await build(`import { makeAutoObservable as make } from 'mobx'; make();`, 'node')).toEqual([
    refusal('mobx'),
  ]);
});

it('names all copies in one sentence', async () => {
  expect(
    await build(`import * as a from 'mobx'; import * as b from '@mantine/core'; console.log(a, b);`),
  ).toEqual([refusal('mobx (src/Page.ts), @mantine/core')]);
});

it('refuses a second copy of a module that the shell provides', async () => {
  expect(await build(`import { cart } from '../../shared/cart/CartStore'; cart.push(1);`)).toEqual([
    refusal('@asia/shared/cart'),
  ]);
});

it('refuses the runtime of the federation in a browser alone: each Node build has its own', async () => {
  const page = `import { init } from '@module-federation/runtime'; init();`;
  expect(await build(page)).toEqual([refusal('@module-federation/runtime')]);
  expect(await build(page, 'node')).toEqual([]);
});

it('leaves to a remote the packages of its own, and what no chunk carries', async () => {
  expect(await build(`import 'mobx'; import { search } from 'minisearch'; console.log(search());`)).toEqual(
    [],
  );
});
