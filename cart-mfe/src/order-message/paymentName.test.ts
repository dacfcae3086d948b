import { restaurant } from '@asia/shared/restaurant';
import en from '../messages/en';
import { spanish } from '../messages/es';
import zh from '../messages/zh';
import { paymentName } from './paymentName';

const { payment } = restaurant;
const added = { value: 'transferencia', label: 'Transferencia' };

beforeEach(() => {
  jest.replaceProperty(payment, 'options', [...payment.options, added]);
});
afterEach(() => jest.restoreAllMocks());

test.each([
  ['', 'No definido'],
  ['efectivo', 'Efectivo'],
  ['tarjeta', 'Tarjeta'],
  ['transferencia', 'Transferencia'],
])('the payment %p reads %p', (value, name) => {
  expect(paymentName(value)).toEqual({ name });
});

test('the restaurant may call a way to pay otherwise', () => {
  jest.replaceProperty(payment, 'options', [{ value: 'tarjeta', label: 'Tarjeta o PSE' }]);
  expect(paymentName('tarjeta', spanish)).toEqual({ name: 'Tarjeta o PSE' });
  expect(paymentName('tarjeta', en)).toEqual({ name: en.payments.tarjeta });
});

test.each([en, zh])('what the restaurant adds is read in Spanish in other languages', (texts) => {
  expect(paymentName('', texts)).toEqual({ name: texts.notChosen });
  expect(paymentName('efectivo', texts)).toEqual({ name: texts.payments.efectivo });
  expect(paymentName('transferencia', texts)).toEqual({ name: 'Transferencia', lang: 'es-CO' });
});
