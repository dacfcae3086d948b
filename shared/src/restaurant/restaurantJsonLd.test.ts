import { restaurant as facts } from './facts';
import { restaurantJsonLd } from './restaurantJsonLd';

test('search engines read the facts that guests read', () => {
  expect(restaurantJsonLd()).toMatchObject({
    '@type': 'Restaurant',
    name: facts.name,
    alternateName: facts.nameZh,
    url: `${facts.siteUrl}/`,
    telephone: facts.phones.contact[0]?.replace(/ /g, ''),
    servesCuisine: facts.servesCuisine,
    address: { streetAddress: facts.address.street, addressLocality: 'Medellín', addressCountry: 'CO' },
    hasMenu: `${facts.siteUrl}/Carta`,
    sameAs: [facts.instagram.url],
    potentialAction: { '@type': 'OrderAction', target: { urlTemplate: `${facts.siteUrl}/Cart` } },
  });
});

test('the hours are those of the restaurant, holidays included', () => {
  const days = restaurantJsonLd().openingHoursSpecification;
  expect(days.map(({ opens, closes }) => [opens, closes])).toEqual([
    ['11:00', '22:00'],
    ['11:00', '21:30'],
  ]);
  expect(days.flatMap(({ dayOfWeek }) => dayOfWeek)).toHaveLength(8);
  expect(days[1]?.dayOfWeek).toContain('https://schema.org/PublicHolidays');
});

test('each shift of a day is a row of its own', () => {
  const [rule] = facts.hours;
  jest.replaceProperty(rule!, 'shifts', [
    { opens: '11:00', closes: '15:00' },
    { opens: '18:00', closes: '02:00' },
  ]);
  const [noon, evening] = restaurantJsonLd().openingHoursSpecification;
  expect([noon?.closes, evening?.closes]).toEqual(['15:00', '02:00']);
  expect(evening?.dayOfWeek).toEqual(noon?.dayOfWeek);
  jest.restoreAllMocks();
});
