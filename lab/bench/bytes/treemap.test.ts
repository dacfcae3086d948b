import { treemap } from './treemap';

const rooms = (drawn: string) =>
  [...drawn.matchAll(/<title>(\w+):.*?width="([\d.]+)" height="([\d.]+)"/g)].map(
    ([, name, width, height]) => [name, Number(width) * Number(height)] as const,
  );

it('gives each tile room by its size', () => {
  const tiles = Object.entries({ a: 6, b: 3, c: 2, d: 1 }).map(([name, size]) => ({
    name,
    size,
    group: name,
  }));
  const drawn = new Map(rooms(treemap('sizes', tiles)));
  for (const { name, size } of tiles) expect(drawn.get(name)! / drawn.get('d')!).toBeCloseTo(size, 0);
});

it('names a part as it is written', () => {
  expect(treemap('sizes', [{ name: 'a<b', size: 1000, group: '' }])).toContain(
    '<title>a&lt;b: 1.0 KB</title>',
  );
});
