import type { Carta, CartaDish } from '@asia/shared/menu';
import { menuJsonLd } from './menuJsonLd';

const about = { name: 'Carta de Asia', language: 'es-CO', url: 'https://example.com/Carta' };

function makeCarta(dish: Pick<CartaDish, 'name' | 'price'>): Carta {
  const full = { ...dish, key: 'arroz:x', desc: 'Al wok', marks: [] };
  return [{ key: 'arroz', name: 'Arroz Chino', seal: '炒饭', alcohol: false, dishes: [full] }];
}

test('sections and items carry the words of the page', () => {
  const carta = makeCarta({ name: 'Arroz Yangzhou', price: 36800 });
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

test('a dish without price offers nothing', () => {
  const menu = menuJsonLd(makeCarta({ name: 'Soda Hatsu', price: null }), about);
  expect(menu.hasMenuSection[0]?.hasMenuItem[0]).toEqual({
    '@type': 'MenuItem',
    name: 'Soda Hatsu',
    description: 'Al wok',
  });
});
