import { paymentLabel, paymentOptions } from './paymentLabel';

test.each([
  ['', 'No definido'],
  ['efectivo', 'Efectivo'],
  ['tarjeta', 'Tarjeta'],
  ['cheque', 'No definido'],
])('the payment %p reads %p', (value, label) => {
  expect(paymentLabel(value)).toBe(label);
});

test('cash and card are the two ways to pay', () => {
  expect(paymentOptions.map((option) => option.value)).toEqual(['efectivo', 'tarjeta']);
});
