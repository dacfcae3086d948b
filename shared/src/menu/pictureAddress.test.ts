import { ownPicture, pictureAt, pictureUrl } from './pictureAddress';

const picture = { name: 'te', version: '1a2b3c4d', color: '#000', widths: [200, 400, 800], ratio: 0.75 };

test.each([
  [100, 200],
  [200, 200],
  [201, 400],
  [800, 800],
  [1920, 800],
])('a place of %p pixels gets the file of %p', (width, stored) => {
  expect(pictureUrl(picture, width)).toBe(`/pictures/te.1a2b3c4d-${stored}.webp`);
});

test('the format can be AVIF', () => {
  expect(pictureUrl(picture, 400, 'avif')).toBe('/pictures/te.1a2b3c4d-400.avif');
});

test('a stored address is accepted, and leads to its picture in the one width that is there', () => {
  const address = pictureUrl(picture, 400);
  expect(ownPicture(address)).toBe('/pictures/te.1a2b3c4d-400.webp');
  expect(pictureAt(address)).toMatchObject({ name: 'te', version: '1a2b3c4d', widths: [400], ratio: 0.75 });
});

test.each([
  '',
  'https://elsewhere.example/pictures/a.b-200.webp',
  '//elsewhere.example/a.webp',
  'javascript:alert(1)',
  '/pictures/../a.b-200.webp',
  '/pictures/a.webp',
  '/pictures/a/b.c-200.webp',
  7,
  null,
])('the address %p is refused', (value) => {
  expect(ownPicture(value)).toBe('');
  expect(pictureAt(String(value))).toBeNull();
});
