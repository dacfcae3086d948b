import { brotliCompressSync } from 'node:zlib';
import type { SiteTable } from '@asia/shared/contracts';
import { aSiteTable } from '@asia/shared/testing';
import { expandRoutes, groupRoutes } from './groupRoutes';

const byPath = ({ routes }: SiteTable) => new Map(routes.map(({ path, ...route }) => [path, route] as const));
const keys = ['te', 'sopas', 'arroz', 'agridulce', 'section'];
const table: SiteTable = {
  routes: [
    ...aSiteTable().routes,
    ...keys.map((key) => ({
      path: `/X${key}`,
      id: 'menu-mfe/CategoryPage',
      props: { category: key },
      data: [`section/${key}`, 'rail'],
    })),
    { path: '/Two', id: 'a/Two', props: { one: '1', two: '2' } },
  ],
};

it('gives back every route', () => {
  expect(byPath(expandRoutes(groupRoutes(table)))).toEqual(byPath(table));
});

it('has the pages of categories as one row, which is shorter', () => {
  const grouped = groupRoutes(table);
  expect(
    grouped.routes.filter(({ id, ...row }) => id === 'menu-mfe/CategoryPage' && 'paths' in row),
  ).toHaveLength(3);
  const bytes = (value: SiteTable | typeof grouped) => brotliCompressSync(JSON.stringify(value)).length;
  expect(bytes(grouped)).toBeLessThan(bytes(table));
});

it('leaves a table that has no groups as it is, as in development', () => {
  expect(expandRoutes(table)).toEqual(table);
});
