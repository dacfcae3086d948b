import { deliveryFee, deliveryZones, lowestDeliveryFee } from './deliveryFee';

test.each([
  ['Poblado', 2000],
  ['Laureles', 4000],
  ['Centro', 4000],
  ['Buenos Aires', 4000],
  ['Envigado', 5000],
  ['Sabaneta', 5000],
  ['Robledo', 6000],
  ['Itagui', 7000],
  ['Bello', 8000],
  ['', 0],
  ['indefinido', 0],
  ['recoger', 0],
  ['Rionegro', 0],
])('delivery to %p costs %p pesos', (neighbourhood, fee) => {
  expect(deliveryFee(neighbourhood)).toBe(fee);
});

test.each(['Itagüí', 'ITAGUI', ' itagui '])('%p is read as Itagui', (neighbourhood) => {
  expect(deliveryFee(neighbourhood)).toBe(7000);
});

test('the selector offers nine zones, spelled as published', () => {
  expect(deliveryZones.map((zone) => zone.label)).toEqual([
    'Poblado',
    'Laureles',
    'Centro',
    'Buenos Aires',
    'Envigado',
    'Sabaneta',
    'Robledo',
    'Itagui',
    'Bello',
  ]);
});

test('delivery starts at the lowest fee', () => {
  expect(lowestDeliveryFee()).toBe(2000);
});
