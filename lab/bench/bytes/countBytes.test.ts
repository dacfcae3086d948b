import { findKind, totals } from './countBytes';

describe('findKind', () => {
  it.each([
    ['/Carta', 'document', 'html'],
    ['/mfe/shell/1/main.js', 'other', 'js'],
    ['/mfe/shell/1/main.css', 'stylesheet', 'css'],
    ['/mfe/shell/1/assets/figtree.woff2', 'font', 'fonts'],
    ['/pictures/te.1-200.avif', 'image', 'pictures'],
    ['/manifest.webmanifest', 'manifest', 'other'],
    ['/products', 'fetch', 'other'],
  ])('of %s requested as %s is %s', (pathname, type, expected) => {
    expect(findKind(pathname, type)).toBe(expected);
  });
});

describe('totals', () => {
  it('adds up bytes by kind', () => {
    const js = (bytes: number) => ({ pathname: '/a.js', kind: 'js' as const, bytes });
    expect(totals([js(10), js(5)])).toMatchObject({ js: 15, css: 0 });
  });
});
