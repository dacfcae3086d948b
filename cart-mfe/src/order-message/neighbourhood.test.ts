import { facts } from '@asia/shared/content';
import { lowestDeliveryFee } from '@asia/shared/restaurant';
import { writeFacts } from '@asia/shared/testing';
import { deliveryFee, feeIsKnown, neighbourhoodLabel } from './neighbourhood';

test.each([
  ['Bello', 8000],
  ['', 0],
  ['indefinido', 0],
  ['recoger', 0],
  ['Rionegro', 0],
])('delivery to %p costs %p pesos', (neighbourhood, fee) => {
  expect(deliveryFee(neighbourhood)).toBe(fee);
});

test('delivery starts at the lowest fee', () => {
  expect(lowestDeliveryFee(facts.current.delivery)).toBe(2000);
});

test('a zone that has left keeps its name, and its fee is not known', () => {
  const { delivery } = facts.current;
  writeFacts({ delivery: { ...delivery, zones: delivery.zones.filter(({ value }) => value !== 'Bello') } });
  expect(neighbourhoodLabel('Bello')).toBe('Bello');
  expect([feeIsKnown('Bello'), deliveryFee('Bello')]).toEqual([false, 0]);
});

test('a fee for other places is not charged for pickup', () => {
  writeFacts({ delivery: { ...facts.current.delivery, otherFee: 9000 } });
  expect([deliveryFee('indefinido'), deliveryFee('recoger')]).toEqual([9000, 0]);
});
