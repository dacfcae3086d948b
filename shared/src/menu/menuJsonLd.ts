import type { Carta, EnglishCarta } from './shapes';
import { parsePrice } from './parsePrice';

interface Line {
  name: string;
  description: string;
  price: string;
}

function item({ name, description, price }: Line) {
  const pesos = parsePrice(price);
  return {
    '@type': 'MenuItem',
    name,
    description,
    // Without a price there is nothing on offer.
    ...(pesos !== null && { offers: { '@type': 'Offer', price: pesos, priceCurrency: 'COP' } }),
  };
}

function chapters(carta: Carta | EnglishCarta): { name: string; lines: Line[] }[] {
  if ('categories' in carta) {
    return carta.categories.map(({ name, items }) => ({
      name,
      lines: items.map((dish) => ({
        name: dish.dish_name,
        description: dish.dish_description,
        price: dish.dish_price,
      })),
    }));
  }
  return carta.categorias.map(({ nombre, items }) => ({
    name: nombre,
    lines: items.map((dish) => ({
      name: dish.nombre_plato,
      description: dish.descripcion_plato,
      price: dish.precio_plato,
    })),
  }));
}

/**
 * A carta as schema.org `Menu`, made from the very data that the page shows.
 * @param about its name, BCP 47 language (`es-CO`, `en`, `zh-Hans`) and absolute address
 */
export function menuJsonLd(
  carta: Carta | EnglishCarta,
  about: { name: string; language: string; url: string },
) {
  return {
    '@context': 'https://schema.org',
    '@type': 'Menu',
    '@id': `${about.url}#menu`,
    name: about.name,
    inLanguage: about.language,
    url: about.url,
    hasMenuSection: chapters(carta).map(({ name, lines }) => ({
      '@type': 'MenuSection',
      name,
      hasMenuItem: lines.map(item),
    })),
  };
}
