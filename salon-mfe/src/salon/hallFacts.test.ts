import { hallFacts } from './hallFacts';

it('says how many fit once that is known', () => {
  expect(hallFacts({ panoramicView: true, wifi: true, capacity: 80 })).toEqual([
    'Hasta 80 personas',
    'Vista panorámica',
    'WiFi',
  ]);
});

it('says nothing that is not known', () => {
  expect(hallFacts({ panoramicView: false, wifi: true, capacity: null })).toEqual(['WiFi']);
});
