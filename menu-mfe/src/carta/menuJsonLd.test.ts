import type { Carta } from '@asia/shared/menu';
import { menuJsonLd } from './menuJsonLd';

const about = { name: 'Carta de Asia', language: 'es-CO', url: 'https://example.com/Carta' };
const dish = { key: 'arroz:x', desc: 'Al wok', marks: [] };
const carta: Carta = [
  {
    key: 'arroz',
    name: 'Arroz Chino',
    seal: '炒饭',
    alcohol: false,
    dishes: [
      { ...dish, name: 'Arroz Yangzhou', price: 36800 },
      { ...dish, name: 'Soda Hatsu', price: null },
    ],
  },
];

test('sections and items carry the words of the page; a dish without price offers nothing', () => {
  const item = { '@type': 'MenuItem', description: 'Al wok' };
  const offers = { '@type': 'Offer', price: 36800, priceCurrency: 'COP' };
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
          { ...item, name: 'Arroz Yangzhou', offers },
          { ...item, name: 'Soda Hatsu' },
        ],
      },
    ],
  });
});
