import type { DocumentRow } from '@asia/shared/contracts';
import { headHtml } from './headHtml';

const row = (more: Partial<DocumentRow> = {}): DocumentRow => ({
  path: '/ArrozChino',
  head: {
    title: 'Arroz chino en Medellín, Asia',
    description: 'Arroz "chowfan" de la casa.',
    share: 'og-arroz.1a2b3c4d.jpg',
    shareAlt: 'Arroz chowfan con camarón',
  },
  noindex: false,
  status: 200,
  ...more,
});
const routes = [
  { path: '/ArrozChino', id: 'menu/Category' },
  ...Object.entries({ es: '/Carta', en: '/CartaIngles', zh: '/CartaChino' }).map(([language, path]) => ({
    path,
    id: 'menu/Carta',
    role: 'carta' as const,
    props: { language },
  })),
];
const html = (more?: Partial<DocumentRow>) => headHtml(row(more), { routes });

it('names the page, its address and the card of a shared link', () => {
  expect(html()).toMatch(/^<title>Arroz chino en Medellín, Asia<\/title>/);
  for (const meta of [
    'name="description" content="Arroz &quot;chowfan&quot; de la casa."',
    'property="og:title" content="Arroz chino en Medellín, Asia"',
    'property="og:image:alt" content="Arroz chowfan con camarón"',
    'property="og:locale" content="es_CO"',
  ])
    expect(html()).toContain(`<meta ${meta}>`);
  expect(html()).toMatch(/<link rel="canonical" href="https:\/\/[^/]+\/ArrozChino">/);
  expect(html()).toMatch(/property="og:image" content="https:\/\/[^/]+\/pictures\/og-arroz\.1a2b3c4d\.jpg"/);
  expect(html()).not.toMatch(/robots|hreflang/);
});

it('lets no text end the attribute or the element around it', () => {
  const { head } = row();
  expect(html({ head: { ...head, title: '</title><script>' } })).toContain(
    '<title>&lt;/title>&lt;script></title>',
  );
});

it('keeps a page out of search engines and then has no canonical address', () => {
  const hidden = html({ noindex: true });
  expect(hidden).toContain('<meta name="robots" content="noindex">');
  expect(hidden).not.toMatch(/canonical|og:url/);
});

it('points from a carta to the cartas in the other languages, and has its locale', () => {
  const carta = html({ path: '/CartaIngles' });
  expect(
    [...carta.matchAll(/hreflang="(.*?)" href="https:\/\/[^/]+(.*?)"/g)].map(([, ...found]) => found),
  ).toEqual([
    ['es-CO', '/Carta'],
    ['en', '/CartaIngles'],
    ['zh-Hans', '/CartaChino'],
  ]);
  expect(carta).toContain('<meta property="og:locale" content="en_US">');
});
