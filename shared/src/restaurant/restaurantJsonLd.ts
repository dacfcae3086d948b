import { pinnedFacts as facts } from './facts';
import { telLink } from './telLink';

const site = (path: string) => `${facts.siteUrl}${path}`;
const international = (phone: string) => telLink(phone).replace('tel:', '');

/** The restaurant as schema.org `Restaurant`, for search engines, from the facts that guests read. */
export function restaurantJsonLd() {
  const { address } = facts;
  return {
    '@context': 'https://schema.org',
    '@type': 'Restaurant',
    '@id': site('/#restaurant'),
    name: facts.name,
    alternateName: facts.nameZh,
    slogan: facts.tagline,
    url: site('/'),
    telephone: international(facts.phones.contact[0] ?? facts.phones.chat),
    servesCuisine: facts.servesCuisine,
    priceRange: facts.priceRange,
    currenciesAccepted: facts.currency,
    address: {
      '@type': 'PostalAddress',
      streetAddress: address.street,
      addressLocality: address.city,
      addressRegion: address.region,
      postalCode: address.postalCode,
      addressCountry: address.country,
    },
    hasMap: facts.map.directionsUrl,
    hasMenu: site('/Carta'),
    sameAs: [facts.instagram.url],
    openingHoursSpecification: facts.hours.flatMap(({ days, shifts }) =>
      shifts.map(({ opens, closes }) => ({
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: days.map((day) => `https://schema.org/${day}`),
        opens,
        closes,
      })),
    ),
  };
}
