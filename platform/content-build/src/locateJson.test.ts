import fc from 'fast-check';
import { locateJson } from './locateJson';

const parses = (text: string) => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};

test('every member has its line', () => {
  const text = '{\n  "name": "Asia",\r\n  "hours": [\n    { "opens": "11:00" }, 4\n  ]\n}';
  expect(Object.fromEntries(locateJson(text).lines)).toEqual({
    name: 2,
    hours: 3,
    'hours.0': 4,
    'hours.0.opens': 4,
    'hours.1': 4,
  });
});

test.each([
  ['{\n"a": 1\n"b": 2 }', 3, 'falta una coma antes de «"b": 2 }».'],
  ['{\n"a": 1,\n}', 2, 'sobra la coma antes de }.'],
  ['{ "a": [1, 2 }', 1, 'falta una coma antes de «}».'],
  ['{ "a": "x }', 1, 'falta cerrar las comillas " de este texto, o lleva una barra \\ suelta.'],
  ['{ “a”: 1 }', 1, 'las comillas “ no sirven. Usa comillas rectas ".'],
  ['{ "a": \'x\' }', 1, 'las comillas \' no sirven. Usa comillas rectas ".'],
  ['{ a: 1 }', 1, '«a» va entre comillas: "a".'],
  [
    '{ "a": no }',
    1,
    '«no» no se entiende. Los textos van entre comillas, los números solo con cifras, y sí o no es true o false.',
  ],
  [
    '{ "a": 4.000.000 }',
    1,
    '«4.000.000» no se entiende. Los textos van entre comillas, los números solo con cifras, y sí o no es true o false.',
  ],
  ['{ "a" 1 }', 1, 'faltan los dos puntos después de "a".'],
  ['{ "a": , "b": 1 }', 1, 'sobra «,», o falta un valor antes. Quita la coma que sobre.'],
  ['{\n"a": 1,\n"a": 2\n}', 3, '«a» está dos veces. Deja una.'],
  ['{\n"a": {', 2, 'el archivo termina antes de tiempo: falta cerrar una llave } o un corchete ].'],
  ['{\n"a": [1', 2, 'falta cerrar con ] lo que se abre aquí.'],
  ['{ // a\n"a": 1 }', 1, 'aquí no van comentarios. Bórralo.'],
  ['{} }', 1, 'sobra lo que sigue a la última llave }.'],
  ['', 1, 'el archivo termina antes de tiempo: falta cerrar una llave } o un corchete ].'],
])('%j has its mistake in line %p: %s', (text, line, message) => {
  expect(locateJson(text).mistake).toEqual({ line, message });
});

test('it takes all that JSON.parse takes', () => {
  fc.assert(
    fc.property(fc.json(), fc.constantFrom(undefined, 1, '\t'), (json, space) => {
      const text = JSON.stringify(JSON.parse(json), null, space);
      expect(locateJson(text).mistake).toBeNull();
    }),
  );
});

test('it refuses all that JSON.parse refuses', () => {
  const damaged = fc
    .tuple(fc.json(), fc.nat(), fc.constantFrom('', ',', '"', '}', ']', ':', '\\', '\n', '0', 'x', '\u0001'))
    .map(
      ([text, at, put]) =>
        text.slice(0, at % (text.length + 1)) + put + text.slice((at % (text.length + 1)) + 1),
    );
  fc.assert(
    fc.property(damaged, (text) => {
      fc.pre(!parses(text));
      expect(locateJson(text).mistake).not.toBeNull();
    }),
    { numRuns: 500 },
  );
});
