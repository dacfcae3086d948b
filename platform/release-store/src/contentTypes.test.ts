import { contentType, isText } from './contentTypes';

it.each([
  ['a.WEBP', 'image/webp'],
  ['a', 'application/octet-stream'],
])('the type of %s is %s', (file, type) => {
  expect(contentType(file)).toBe(type);
});

it.each([
  ['main.js', true],
  ['manifest.webmanifest', true],
  ['sello.svg', true],
  ['a.avif', false],
  ['a.woff2', false],
])('%s is a text: %s', (file, expected) => {
  expect(isText(file)).toBe(expected);
});
