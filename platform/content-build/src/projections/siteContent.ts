import type { ContentIndex, Facts, SiteContent } from '@asia/shared/contracts';
import type { Content } from '../Content';

/** The cartas have fixed addresses, which are in print. */
const cartas = [
  { key: 'es', route: '/Carta' },
  { key: 'en', route: '/CartaIngles' },
  { key: 'zh', route: '/CartaChino' },
];

/** The part of the content that a release reads. */
export function siteContent(content: Content, { name, address }: Facts, index: ContentIndex): SiteContent {
  return {
    routes: {
      category: content.categories.map(({ key, route }) => ({ key, route })),
      carta: cartas,
    },
    ...(content.withdrawn.length > 0 && { withdrawn: content.withdrawn }),
    heads: Object.fromEntries(
      content.pages.map(({ route, title, description, share, alt }) => [
        route,
        { title, description, share, shareAlt: alt },
      ]),
    ),
    site: { name: `${name}, comida china en ${address.city}`, shortName: name },
    index,
  };
}
