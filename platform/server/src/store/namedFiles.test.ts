import { namedFiles } from './namedFiles';

const named = (html: string) => [...namedFiles(html)].sort();

it.each([
  ['<link href="/mfe/shell/1a/main.css">', ['/mfe/shell/1a/main.css']],
  ['<img src="/pictures/te.1a-400.webp">', ['/pictures/te.1a-400.webp']],
  [
    '<source srcset="/pictures/a.1-400.avif 400w, /pictures/a.1-800.avif 800w">',
    ['/pictures/a.1-400.avif', '/pictures/a.1-800.avif'],
  ],
  ['<link rel="icon" href="/icons/sello.svg?v=2">', ['/icons/sello.svg']],
  ['<script type="application/json">["/mfe/menu-mfe/1a/main.js"]</script>', ['/mfe/menu-mfe/1a/main.js']],
  ['<a href="/Menu">, <a href="/Mariscos#mariscos">, <a href="/">', []],
  ['<meta property="og:image" content="https://example.com/share/og-menu.jpg">', ['/share/og-menu.jpg']],
  ['<a href="//example.com/a.js"><script src="https://example.com/mfe.js"></script>', []],
])('%s names %j', (html, files) => {
  expect(named(html)).toEqual(files);
});
