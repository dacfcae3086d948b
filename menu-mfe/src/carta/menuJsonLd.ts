import type { Carta, CartaDish } from '@asia/shared/menu';

/**
 * A carta as a schema.org `Menu`, from the same data that the page shows.
 * @param about its name, BCP 47 language (`es-CO`, `en`, `zh-Hans`) and absolute address
 */
export function menuJsonLd(carta: Carta, about: { name: string; language: string; url: string }) {
  return {
    '@context': 'https://schema.org',
    '@type': 'Menu',
    '@id': `${about.url}#menu`,
    name: about.name,
    inLanguage: about.language,
    url: about.url,
    hasMenuSection: carta.map(({ name, dishes }) => ({
      '@type': 'MenuSection',
      name,
      hasMenuItem: dishes.map(item),
    })),
  };
}

function item({ name, desc, price }: CartaDish) {
  return {
    '@type': 'MenuItem',
    name,
    description: desc,
    // schema.org wants a price in every offer.
    ...(price !== null && { offers: { '@type': 'Offer', price, priceCurrency: 'COP' } }),
  };
}
