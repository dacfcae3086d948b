import { contentType, isText } from './contentTypes';

describe('contentType', () => {
  it.each([
    ['pages/Menu.html', 'text/html; charset=utf-8'],
    ['manifest.webmanifest', 'application/manifest+json; charset=utf-8'],
    ['a.avif', 'image/avif'],
    ['a.WEBP', 'image/webp'],
    ['a.woff2', 'font/woff2'],
    ['a', 'application/octet-stream'],
  ])('of %s is %s', (file, type) => {
    expect(contentType(file)).toBe(type);
  });
});

describe('isText', () => {
  it.each([
    ['main.js', true],
    ['manifest.webmanifest', true],
    ['sello.svg', true],
    ['a.avif', false],
    ['a.woff2', false],
  ])('of %s is %s', (file, expected) => {
    expect(isText(file)).toBe(expected);
  });
});
