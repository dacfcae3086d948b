import fs from 'node:fs';
import path from 'node:path';
import { problemText } from './Problem';
import { readAuthoredJson } from './readAuthoredJson';
import { restaurantSchema } from './restaurantSchema';

const authored = fs.readFileSync(path.join(__dirname, 'testing/asia/restaurant.json'), 'utf8');
type Facts = Record<string, Record<string, unknown>>;

/** Problems of the facts after a change. */
function problemsAfter(change: (facts: Facts) => unknown): string[] {
  const facts = JSON.parse(authored) as Facts;
  change(facts);
  return checkText(JSON.stringify(facts, null, 2)).map((problem) => problem.replace(/línea \d+/, 'línea N'));
}

function checkText(text: string): string[] {
  const problems: string[] = [];
  readAuthoredJson('restaurant.json', text, restaurantSchema, (problem) =>
    problems.push(problemText(problem)),
  );
  return problems;
}

test('the facts of the restaurant are in order', () => {
  expect(checkText(authored)).toEqual([]);
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

// Only cases that `testing/ownerFiles.answers.txt` does not have.
test.each([
  [
    'phones.chat',
    '+57 300 123 4567',
    'phones.chat',
    '«+57 300 123 4567» no sirve: los pedidos llegarían a otra persona. Escribe 57, un espacio y las diez cifras de un celular: "57 3001234567".',
  ],
  [
    'phones.contact.1',
    '604 123',
    'phones.contact.2',
    '«604 123» no sirve. Escribe +57 y diez cifras, por ejemplo "+57 300 123 4567".',
  ],
  [
    'map.embedUrl',
    'https://mapas.example/x',
    'map.embedUrl',
    'el mapa solo puede venir de Google Maps. Copia el enlace de «Compartir, Insertar un mapa».',
  ],
  [
    'delivery.otherFee',
    2.5,
    'delivery.otherFee',
    '«2.5» no es un número entero de pesos. Escribe por ejemplo 4000.',
  ],
  ['name', ' ', 'name', 'está vacío. Escribe el texto.'],
  ['tagline', 'Hola {name}', 'tagline', '«Hola {name}» lleva llaves { }. Escribe el texto final.'],
  [
    'soldOut',
    ['sopas:sopa-wantan'],
    'soldOut',
    'ya no va aquí: escribe cada plato agotado en today.csv, una fila con «agotado» y su nombre, y borra este campo.',
  ],
  ['salon.capacity', 0, 'salon.capacity', '0 es muy poco. Escribe al menos 1.'],
  ['legal', undefined, 'legal', 'falta. Escribe sus datos entre llaves { }.'],
  [
    'siteUrl',
    'example.com/',
    'siteUrl',
    '«example.com/» no sirve. Escribe https:// y el dominio, sin barra al final.',
  ],
])('%s as %j is explained', (name, value, field, message) => {
  const [first = '', ...more] = problemsAfter(set(name, value));
  expect([first.replace(', línea N', ''), more]).toEqual([
    `${place(field).replace(', línea N', '')} ${message}`,
    [],
  ]);
});

test('a missing member is reported where it belongs', () => {
  const line = authored.slice(0, authored.indexOf('"phones"')).split('\n').length;
  expect(checkText(authored.replace(/"reservations".*\n/, ''))).toEqual([
    `restaurant.json, línea ${line}, campo phones.reservations: falta. Escribe un texto entre comillas.`,
  ]);
});

test('every mistake is reported at once', () => {
  const problems = problemsAfter((facts) => {
    set('salon.wifi', 'no')(facts);
    set('phones.chat', '1')(facts);
    set('priceRange', 'caro')(facts);
  });
  expect(problems).toHaveLength(3);
});
