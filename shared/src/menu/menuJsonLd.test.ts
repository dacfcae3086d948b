import { menuJsonLd } from './menuJsonLd';
import type { Carta, CartaItem, EnglishCarta } from './shapes';

const about = { name: 'Carta de Asia', language: 'es-CO', url: 'https://example.com/Carta' };
const extras = { key: 'arroz:arroz-yangzhou', marks: [], soldOut: false };
const chapter = { key: 'arroz' as const, seal: '炒饭', alcohol: false };

function cartaOf(...items: Pick<CartaItem, 'nombre_plato' | 'precio_plato'>[]): Carta {
  const full = items.map((item) => ({ ...item, ...extras, descripcion_plato: 'Al wok' }));
  return { categorias: [{ ...chapter, nombre: 'Arroz Chino', items: full }] };
}

test('sections and items carry the words of the page', () => {
  const carta = cartaOf({ nombre_plato: 'Arroz Yangzhou', precio_plato: '$36.800' });
  expect(menuJsonLd(carta, about)).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Menu',
    '@id': 'https://example.com/Carta#menu',
    name: 'Carta de Asia',
    inLanguage: 'es-CO',
    url: 'https://example.com/Carta',
    hasMenuSection: [
      {
        '@type': 'MenuSection',
        name: 'Arroz Chino',
        hasMenuItem: [
          {
            '@type': 'MenuItem',
            name: 'Arroz Yangzhou',
            description: 'Al wok',
            offers: { '@type': 'Offer', price: 36800, priceCurrency: 'COP' },
          },
        ],
      },
    ],
  });
});

test.each(['', '$', '$1'])('a dish printed with %p offers nothing', (precio_plato) => {
  const menu = menuJsonLd(cartaOf({ nombre_plato: 'Soda Hatsu', precio_plato }), about);
  expect(menu.hasMenuSection[0]?.hasMenuItem[0]).toEqual({
    '@type': 'MenuItem',
    name: 'Soda Hatsu',
    description: 'Al wok',
  });
});

test('the English carta is read through its own field names', () => {
  const item = {
    ...extras,
    dish_name: 'Yangzhou fried rice',
    dish_description: 'From the wok',
    dish_price: '$36,800',
  };
  const carta: EnglishCarta = { categories: [{ ...chapter, name: 'Chinese fried rice', items: [item] }] };
  expect(menuJsonLd(carta, { ...about, language: 'en' }).hasMenuSection).toMatchObject([
    { name: 'Chinese fried rice', hasMenuItem: [{ name: 'Yangzhou fried rice', offers: { price: 36800 } }] },
  ]);
});
