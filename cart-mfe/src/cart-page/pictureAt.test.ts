import { pictureAt } from './pictureAt';

it('finds the picture behind the address of one of its files', () => {
  expect(pictureAt('/pictures/arroz-arroz-yangzhou.8a3bcf7c-200.webp')).toMatchObject({
    name: 'arroz-arroz-yangzhou',
    version: '8a3bcf7c',
    widths: [200],
  });
});

it.each([
  '',
  'https://elsewhere.example/pictures/a.b-200.webp',
  '/pictures/a.webp',
  '/pictures/../a.b-200.webp',
])('finds none behind %j', (address) => expect(pictureAt(address)).toBeNull());
