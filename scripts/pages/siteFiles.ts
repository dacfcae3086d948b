import type { ReleasePointer } from '@asia/shared/contracts';
import restaurant from '../../shared/content/restaurant.json';
import { siteRoutes } from './siteRoutes';

/** The files of a generation that belong to the site as a whole, by name. */
export function siteFiles(pointer: ReleasePointer): Record<string, string> {
  return {
    'releases.json': `${JSON.stringify(pointer, null, 2)}\n`,
    'routes.json': `${JSON.stringify(routeTable(), null, 2)}\n`,
    'sitemap.xml': sitemap(),
    'robots.txt': `User-agent: *\nAllow: /\nDisallow: /CheckoutPage\nSitemap: ${restaurant.siteUrl}/sitemap.xml\n`,
    'manifest.webmanifest': `${JSON.stringify(webManifest(), null, 2)}\n`,
  };
}

/** Lower-case path → registered spelling and file. */
function routeTable() {
  return Object.fromEntries(
    siteRoutes
      .filter(({ status }) => status === 200)
      .map(({ route, file }) => [route.toLowerCase(), { route, file: `pages/${file}` }]),
  );
}

/** Pages that say something to a stranger: cart and checkout are empty for one. */
function sitemap(): string {
  const urls = siteRoutes
    .filter(({ status, route }) => status === 200 && route !== '/Cart' && route !== '/CheckoutPage')
    .map(({ route }) => `  <url><loc>${restaurant.siteUrl}${route === '/' ? '/' : route}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`;
}

function webManifest() {
  return {
    name: `${restaurant.name}, comida china en ${restaurant.address.city}`,
    short_name: restaurant.name,
    lang: 'es-CO',
    start_url: '/',
    display: 'browser',
    background_color: '#100c0a',
    theme_color: '#100c0a',
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  };
}
