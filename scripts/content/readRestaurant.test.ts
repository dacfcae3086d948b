import fs from 'node:fs';
import path from 'node:path';
import { problemText } from './Problem';
import { readRestaurant } from './readRestaurant';

const authored = fs.readFileSync(path.join(__dirname, 'testing/asia/restaurant.json'), 'utf8');
type Facts = Record<string, Record<string, unknown>>;

/** What is said of the facts after a change. */
function said(change: (facts: Facts) => unknown): string[] {
  const facts = JSON.parse(authored) as Facts;
  change(facts);
  return saidOf(JSON.stringify(facts, null, 2)).map((problem) => problem.replace(/línea \d+/, 'línea N'));
}

function saidOf(text: string): string[] {
  const problems: string[] = [];
  readRestaurant(text, (problem) => problems.push(problemText(problem)));
  return problems;
}

test('the facts of the house are in order', () => {
  expect(saidOf(authored)).toEqual([]);
});

const place = (field: string) => `restaurant.json, línea N, campo ${field}:`;
const set = (names: string, value: unknown) => (facts: Facts) => {
  const steps = names.split('.');
  const last = steps.pop() ?? '';
  const inside = steps.reduce<Record<string, unknown>>(
    (at, step) => at[step] as Record<string, unknown>,
    facts,
  );
  inside[last] = value;
};

test.each([
  [
    'phones.chat',
    '3001234567',
    'phones.chat',
    '«3001234567» no sirve: los pedidos llegarían a otra persona. Escribe 57, un espacio y diez cifras: "57 3001234567".',
  ],
  [
    'phones.chat',
    '+57 300 123 4567',
    'phones.chat',
    '«+57 300 123 4567» no sirve: los pedidos llegarían a otra persona. Escribe 57, un espacio y diez cifras: "57 3001234567".',
  ],
  ['phones.footer', ['+57 300 000 0001'], 'phones.footer', 'lleva 3 números, los que muestra el pie.'],
  [
    'phones.contact.1',
    '604 123',
    'phones.contact.2',
    '«604 123» no sirve. Escribe +57 y diez cifras, por ejemplo "+57 300 123 4567".',
  ],
  [
    'orders.paused',
    'no',
    'orders.paused',
    '"no" no sirve. Escribe true para sí o false para no, sin comillas.',
  ],
  [
    'closedDates',
    ['2026-02-30'],
    'closedDates.1',
    '«2026-02-30» no es una fecha del calendario. Escríbela como 2026-12-25.',
  ],
  [
    'instagram.url',
    'javascript:alert(1)',
    'instagram.url',
    '«javascript:alert(1)» no es una dirección segura. Copia una que empiece por https://.',
  ],
  [
    'map.embedUrl',
    'https://mapas.example/x',
    'map.embedUrl',
    'el mapa solo puede venir de Google Maps. Copia el enlace de «Compartir, Insertar un mapa».',
  ],
  [
    'hours.0.closes',
    '10:00',
    'hours.1.closes',
    'no se puede abrir a las 11:00 y cerrar a las 10:00. Escribe las diez de la noche como 22:00; después de medianoche, hasta las 06:00.',
  ],
  [
    'hours.0.closes',
    '11:00',
    'hours.1.closes',
    'no se puede abrir a las 11:00 y cerrar a las 11:00. Escribe las diez de la noche como 22:00; después de medianoche, hasta las 06:00.',
  ],
  [
    'hours.0.opens',
    '11 AM',
    'hours.1.opens',
    '«11 AM» no sirve. Escribe la hora de 24 horas con dos cifras, como 09:30 o 22:00.',
  ],
  [
    'hours.0.days.0',
    'Lunes',
    'hours.1.days.1',
    '"Lunes" no se usa. Escribe Monday, Tuesday, Wednesday, Thursday, Friday, Saturday, Sunday, PublicHolidays.',
  ],
  [
    'hours.0.days.0',
    'Sunday',
    'hours',
    'cada día de la semana y PublicHolidays van una vez. Revisa los días.',
  ],
  [
    'hours.0.text',
    'hasta las 10',
    'hours.1',
    'el sitio no conoce «text». Bórralo o corrige cómo está escrito.',
  ],
  [
    'delivery.zones.0.fee',
    '2.000',
    'delivery.zones.1.fee',
    '«2.000» no es un número entero de pesos. Escribe por ejemplo 4000.',
  ],
  [
    'delivery.zones.0.fee',
    2.5,
    'delivery.zones.1.fee',
    '«2.5» no es un número entero de pesos. Escribe por ejemplo 4000.',
  ],
  [
    'delivery.zones.0.fee',
    4_000_000,
    'delivery.zones.1.fee',
    '«4000000» es demasiado para un domicilio. Revisa los ceros.',
  ],
  ['delivery.zones', [], 'delivery.zones', 'falta al menos un barrio.'],
  [
    'nameZh',
    '?????',
    'nameZh',
    '«?????» no tiene caracteres chinos: el chino se perdió al guardar. Cópialo de nuevo y guarda en UTF-8.',
  ],
  ['name', ' ', 'name', 'está vacío. Escribe el texto.'],
  ['tagline', 'Hola {name}', 'tagline', '«Hola {name}» lleva llaves { }. Escribe el texto final.'],
  [
    'soldOut',
    'sopas:sopa-wantan',
    'soldOut',
    '"sopas:sopa-wantan" no sirve. Escribe una lista entre corchetes [ ].',
  ],
  ['salon.capacity', 0, 'salon.capacity', '0 es muy poco. Escribe al menos 1.'],
  ['legal', undefined, 'legal', 'falta. Escribe sus datos entre llaves { }.'],
  ['orders.pauseMessage', undefined, 'orders.pauseMessage', 'falta.'],
  [
    'siteUrl',
    'example.com/',
    'siteUrl',
    '«example.com/» no sirve. Escribe https:// y el dominio, sin barra al final.',
  ],
  ['tip.suggestedPercent', 15, 'tip.suggestedPercent', 'la ley permite sugerir hasta 10.'],
])('%s as %j is explained', (name, value, field, message) => {
  const [first = '', ...more] = said(set(name, value));
  expect([first.replace(', línea N', ''), more]).toEqual([
    `${place(field).replace(', línea N', '')} ${message}`,
    [],
  ]);
});

test('a mistake is found by its line', () => {
  const line = authored.slice(0, authored.indexOf('"paused"')).split('\n').length;
  expect(saidOf(authored.replace('"paused": false', '"paused": "no"'))[0]).toContain(
    `línea ${line}, campo orders.paused`,
  );
});

test('a member left out is missed where it should stand', () => {
  const line = authored.slice(0, authored.indexOf('"phones"')).split('\n').length;
  expect(saidOf(authored.replace(/"reservations".*\n/, ''))).toEqual([
    `restaurant.json, línea ${line}, campo phones.reservations: falta. Escribe un texto entre comillas.`,
  ]);
});

test('a night may end after midnight', () => {
  expect(said(set('hours.0.closes', '02:00'))).toEqual([]);
});

test('a zone that stands twice is told', () => {
  expect(said(set('delivery.zones.1.value', 'poblado'))).toEqual([
    `${place('delivery.zones.2.value')} «poblado» está dos veces. Deja un barrio.`,
  ]);
});

test('every mistake is told at once', () => {
  const problems = said((facts) => {
    set('orders.paused', 'no')(facts);
    set('phones.chat', '1')(facts);
    set('closedDates', ['ayer'])(facts);
  });
  expect(problems).toHaveLength(3);
});

test('bytes of another encoding are told', () => {
  expect(saidOf(Buffer.from(authored, 'latin1').toString('utf8'))).toEqual([
    'restaurant.json: no está en UTF-8. Guárdalo con la codificación UTF-8 y revisa tildes y chino.',
  ]);
});

test('broken JSON is told by its line, in Spanish', () => {
  expect(saidOf('{\n "name": "Asia"\n "nameZh": 1 }')).toEqual([
    'restaurant.json, línea 3: falta una coma antes de «"nameZh": 1 }».',
  ]);
});
