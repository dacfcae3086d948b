import { parseProducts } from './parseProducts';

const row = {
  id: 1,
  name: 'Té de jazmín',
  plato: 'Bebida',
  image: '/pictures/bebidas-te-de-jazmin.0a1b2c-400.webp',
  desc: 'Taza',
  price: 8800,
  category: 'bebidas',
};

const tea = { ...row, key: 'bebidas:te-de-jazmin' };

it('reads the list as served', () => {
  expect(parseProducts([row])).toEqual([tea]);
});

it.each([null, {}, 'text', 7, undefined])('refuses %j, which is no list', (data) => {
  expect(parseProducts(data)).toBeNull();
});

it('leaves out rows that no page could show', () => {
  expect(parseProducts([null, 7, [], { ...row, name: '' }, { ...row, category: 3 }, row])).toEqual([tea]);
});

const service = 'https://api.example/v1/products';

it.each([
  ['/products', 'https://elsewhere.example/x.gif', ''],
  ['/products', row.image, row.image],
  [service, row.image, row.image],
  [service, 'https://api.example/té.jpg', 'https://api.example/t%C3%A9.jpg'],
  [service, 'te.jpg', 'https://api.example/v1/te.jpg'],
  [service, 'https://elsewhere.example/x.gif', ''],
  [service, 'http://api.example/x.gif', ''],
  [service, 'javascript:alert(1)', ''],
  [service, '', ''],
  [service, 7, ''],
])('takes from %s the picture %s as %j', (url, image, read) => {
  expect(parseProducts([{ ...row, image }], url)?.[0]?.image).toBe(read);
});

it('takes nothing from a row but the fields of a product', () => {
  const hostile: unknown = JSON.parse(
    `[{"__proto__":{"polluted":1},"onclick":"x","name":"<b>Té</b>","category":"bebidas"}]`,
  );
  expect(Object.keys(parseProducts(hostile)?.[0] ?? {}).sort()).toEqual(Object.keys(tea).sort());
  expect({}).not.toHaveProperty('polluted');
});
