import { pinnedFacts as facts } from './facts';
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
  });
});

test('each shift of a day is a row of its own, holidays included', () => {
  jest.replaceProperty(facts.hours[0]!, 'shifts', [
    { opens: '11:00', closes: '15:00' },
    { opens: '18:00', closes: '02:00' },
  ]);
  const days = restaurantJsonLd().openingHoursSpecification;
  expect(days.map(({ opens, closes }) => `${opens}-${closes}`)).toEqual([
    '11:00-15:00',
    '18:00-02:00',
    '11:00-21:30',
  ]);
  expect(days[1]?.dayOfWeek).toEqual(days[0]?.dayOfWeek);
  expect(days[2]?.dayOfWeek).toContain('https://schema.org/PublicHolidays');
});
