import { findKind } from './countBytes';

it.each([
  ['/Carta', 'document', 'html'],
  ['/mfe/shell/1/main.js', 'other', 'js'],
  ['/mfe/shell/1/main.css', 'stylesheet', 'css'],
  ['/mfe/shell/1/assets/figtree.woff2', 'font', 'fonts'],
  ['/pictures/te.1-200.avif', 'image', 'pictures'],
  ['/manifest.webmanifest', 'manifest', 'other'],
  ['/products', 'fetch', 'other'],
])('%s requested as %s counts as %s', (pathname, type, expected) => {
  expect(findKind(pathname, type)).toBe(expected);
});
