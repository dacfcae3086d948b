import { pinnedFacts } from '@asia/shared/restaurant';
import en from '../messages/en';
import { type CartTexts, spanish } from '../messages/es';
import zh from '../messages/zh';
import { paymentName } from './paymentName';

const { payment } = pinnedFacts;

type Row = [payment: string, texts: CartTexts, name: ReturnType<typeof paymentName>];

test.each<Row>([
  ['', spanish, { name: 'No definido' }],
  ['efectivo', spanish, { name: 'Efectivo' }],
  ['transferencia', spanish, { name: 'Transferencia' }],
  // The restaurant may rename a way to pay.
  ['tarjeta', spanish, { name: 'Tarjeta o PSE' }],
  ...[en, zh].flatMap((texts): Row[] => [
    ['', texts, { name: texts.notChosen }],
    ['tarjeta', texts, { name: texts.payments.tarjeta! }],
    ['transferencia', texts, { name: 'Transferencia', lang: 'es-CO' }],
  ]),
  ['nequi', spanish, { name: 'Nequi' }],
  ['nequi', en, { name: 'Nequi app' }],
  ['nequi', zh, { name: 'Nequi', lang: 'es-CO' }],
])('the payment %p has a name in every language', (value, texts, name) => {
  jest.replaceProperty(payment, 'options', [
    { value: 'efectivo', label: 'Efectivo' },
    { value: 'tarjeta', label: 'Tarjeta o PSE' },
    { value: 'transferencia', label: 'Transferencia' },
    { value: 'nequi', label: 'Nequi', labelEn: 'Nequi app' },
  ]);
  expect(paymentName(value, texts)).toEqual(name);
});
