import type { DocumentRow } from '@asia/shared/contracts';
import { crawlerFiles } from './crawlerFiles';

const head = { title: 't', description: 'd', share: 'og.jpg', shareAlt: 'a' };
const row = (path: string, more: Partial<DocumentRow> = {}): DocumentRow => ({
  path,
  head,
  noindex: false,
  status: 200,
  ...more,
});
const pages = [
  row('/Hall'),
  row('/Secret', { noindex: true }),
  row('/'),
  row('/404', { noindex: true, status: 404 }),
];
const address = 'https://example.com';

it('keeps pages without index out of the sitemap and of robots', () => {
  const files = crawlerFiles(address, { pages });
  expect([...(files['sitemap.xml'] ?? '').matchAll(/<loc>(.*?)<\/loc>/g)].map(([, loc]) => loc)).toEqual([
    'https://example.com/Hall',
    'https://example.com/',
  ]);
  expect(files['robots.txt']).toBe(
    'User-agent: *\nAllow: /\nDisallow: /Secret\nSitemap: https://example.com/sitemap.xml\n',
  );
});

it('closes a preview to search engines', () => {
  expect(crawlerFiles(address, { pages, preview: [] })['robots.txt']).toMatch(
    /^User-agent: \*\nDisallow: \/\n/,
  );
});
