import type { PrerenderSite } from '@asia/shared/contracts';

/** Content by file name. @param address of the site, without trailing slash */
export function crawlerFiles(
  address: string,
  { pages, preview }: Pick<PrerenderSite, 'pages' | 'preview'>,
): Record<string, string> {
  const found = pages.filter(({ status }) => status === 200);
  const hidden = found.filter(({ noindex }) => noindex);
  const urls = found
    .filter(({ noindex }) => !noindex)
    .map(({ path }) => `  <url><loc>${address}${path}</loc></url>`);
  return {
    'robots.txt': [
      'User-agent: *',
      preview ? 'Disallow: /' : 'Allow: /',
      ...hidden.map(({ path }) => `Disallow: ${path}`),
      `Sitemap: ${address}/sitemap.xml`,
      '',
    ].join('\n'),
    'sitemap.xml': `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`,
  };
}
