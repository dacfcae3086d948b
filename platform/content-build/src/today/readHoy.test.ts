import type { Reading } from '@asia/release-store';
import type { Problem } from '../tables/Problem';
import { at, evening, known, read, readAfter, tableOf } from '../testing/readToday';
import { readHoy } from './readHoy';

beforeEach(() => jest.useFakeTimers({ now: new Date('2026-04-01T12:00:00-05:00') }));

test('nothing but its titles is no mistake', () => {
  expect(read()).toMatchObject({ entry: [], lines: [], problems: [] });
});

test('a dish without a day is sold out until its row is deleted', () => {
  const { entry, lines } = read('agotado,SOPA WANTAN,,,');
  expect(entry).toEqual([{ what: 'soldOut', of: 'sopas:wantan' }]);
  expect(lines).toEqual(['Agotado: Sopa wantán']);
});

test('a day begins when the night before has ended, and ends with its own', () => {
  const { entry, lines } = read('agotado,Sopas y caldos,3/4/2026,,');
  expect(entry).toEqual([{ what: 'soldOut', of: 'sopas', from: at('03T02:00'), until: at('04T02:00') }]);
  expect(lines).toEqual(['Agotado: Sopas y caldos, viernes 3 de abril']);
});

test('a time is an end', () => {
  const { entry, lines } = read('pausa,,3/4/2026,7:30 p. m.,Llueve mucho');
  expect(entry).toEqual([
    { what: 'pause', of: '', from: at('03T02:00'), until: at('03T19:30'), note: 'Llueve mucho' },
  ]);
  expect(lines).toEqual(['Domicilios en pausa, viernes 3 de abril hasta las 7:30 PM: Llueve mucho']);
});

test('a time after midnight belongs to the evening before', () => {
  expect(read('sin domicilio,robledo,3/4/2026,1:00 a. m.,').entry).toEqual([
    { what: 'noDelivery', of: 'Robledo', from: at('03T02:00'), until: at('04T01:00') },
  ]);
});

const lunch = { opens: '11:00', closes: '15:00' };
test.each([
  ['cierra,,3/4/2026,20:00,', [lunch, { opens: '18:00', closes: '20:00' }]],
  ['cierra,,3/4/2026,14:00,', [{ opens: '11:00', closes: '14:00' }]],
  ['cierra,,3/4/2026,3:00 a. m.,', [lunch, { opens: '18:00', closes: '03:00' }]],
  ['abre,,3/4/2026,12:00,', [{ opens: '12:00', closes: '15:00' }, evening]],
  ['abre,,3/4/2026,17:00,', [{ opens: '17:00', closes: '02:00' }]],
  ['cerrado,,3/4/2026,,', []],
])('%s changes the hours of that day', (row, shifts) => {
  expect(read(row).entry).toEqual([{ what: 'hours', of: '2026-04-03', shifts }]);
});

test('two rows about one day are one, and what is sold out that day ends with it', () => {
  const { entry } = read('abre,,3/4/2026,12:00,', 'cierra,,3/4/2026,22:00,', 'agotado,Sopas,3/4/2026,,');
  const [noon, night] = [
    { opens: '12:00', closes: '15:00' },
    { opens: '18:00', closes: '22:00' },
  ];
  expect(entry).toMatchObject([{ shifts: [noon, night] }, { until: at('03T22:00') }]);
});

const eight = 'cierra,,3/4/2026,20:00,';
test.each([
  ['cierra,,3/4/2026,21:00,', 'Cierra, viernes 3 de abril a las 9:00 PM'],
  ['cerrado,,2/4/2026,4/4/2026,', 'Cerrado, jueves 2 de abril a sábado 4 de abril'],
])('of two new rows that contradict each other none counts: cierra 20:00 and %s', (row, line) => {
  const { entry, problems } = read(eight, row);
  const says = (number: number, text: string) =>
    `la fila ${number} dice otra cosa del mismo día: ${text}. Deja una.`;
  expect(entry).toEqual([]);
  expect(problems).toMatchObject([
    { row: 2, column: 'que', message: says(3, line) },
    { row: 3, message: says(2, 'Cierra, viernes 3 de abril a las 8:00 PM') },
  ]);
});

test('a live row stays, and one that contradicts it waits', () => {
  const live = read(eight);
  const both = readAfter(live.readings, 'cerrado,,3/4/2026,,', eight);
  expect([both.entry, both.problems]).toMatchObject([live.entry, [{ row: 2 }]]);
  expect(readAfter(both.readings, 'cerrado,,3/4/2026,,', eight).problems).toHaveLength(1);
  expect(readAfter(both.readings, 'cerrado,,3/4/2026,,')).toMatchObject({
    entry: [{ shifts: [] }],
    problems: [],
  });
});

test.each([
  ['the same twice', eight, eight],
  ['an opening and a closing', 'abre,,3/4/2026,12:00,', eight],
  ['another day', 'cerrado,,4/4/2026,,', eight],
  ['a day that is over', 'cerrado,,30/3/2026,,', 'cierra,,30/3/2026,20:00,'],
])('%s is no contradiction', (_what, ...rows) => {
  expect(read(...rows).problems).toEqual([]);
});

test('a row of a day that is over is left out, whatever it says', () => {
  expect(read('agotado,Pollo,30/3/2026,,', 'cerrado,,1/1/2026,,')).toMatchObject({ entry: [], problems: [] });
  // The night of yesterday may go on.
  expect(read('agotado,Sopas,31/3/2026,,').entry).toHaveLength(1);
});

test('rows that are over are listed; of more than five, those of the last seven days', () => {
  const days = [20, 21, 24, 25, 30].map((day) => `cerrado,,${day}/3/2026,,`);
  const past = (...rows: string[]) => read(...rows).lines.map((line) => Number(/\d+/.exec(line)![0]));
  expect(past(...days)).toEqual([20, 21, 24, 25, 30]);
  expect(past(...days, 'cerrado,,29/3/2026,,')).toEqual([25, 30, 29]);
  expect(read(...days).entry).toEqual([]);
});

// Lunch is from 11:00 to 15:00, the evening from 18:00 to 2:00.
test.each([
  ['cierra,,3/4/2026,1:30,', '1:30'],
  ['cierra,,3/4/2026,9:00,', '9:00'],
  ['abre,,3/4/2026,7:00,', '7:00'],
  ['pausa,,hoy,7:00,', '7:00'],
  ['sin domicilio,Robledo,3/4/2026,1:00:00,', '1:00'],
  ['agotado,Sopas,hoy,2:30,', '2:30'],
])('%s may be of the morning or of the afternoon', (row, hour) => {
  const { entry, problems } = read(row);
  expect(entry).toEqual([]);
  expect(problems).toMatchObject([
    { column: 'hasta', message: expect.stringContaining(`Escribe ${hour} a. m. o ${hour} p. m.`) as string },
  ]);
});

test.each(['pausa,,hoy,1:00!,', 'pausa,,hoy,1:00 a. m.,', 'pausa,,hoy,12:30,'])(
  '%s has one meaning',
  (row) => {
    expect(read(row).entry).toHaveLength(1);
  },
);

test('an hour that can only be of the night is clear', () => {
  const hours = [{ ...known.hours[0]!, shifts: [evening] }];
  const { rows } = readHoy(tableOf('cierra,,3/4/2026,1:00,'), { ...known, hours }, () => undefined);
  expect(rows).toMatchObject([{ shifts: [{ opens: '18:00', closes: '01:00' }] }]);
});

test('a live hour is not asked about, and an unclear one that replaces it leaves it in effect', () => {
  const live = read('pausa,,hoy,7:00 p. m.,');
  const { entry, problems, readings } = readAfter(live.readings, 'pausa,,hoy,7:00,');
  expect([entry, problems]).toMatchObject([live.entry, [{ column: 'hasta' }]]);
  expect(readAfter(readings, 'pausa,,hoy,20:00,')).toMatchObject({ entry: [{ until: at('01T20:00') }] });
  const confirmed = read('pausa,,hoy,1:00!,');
  expect(readAfter(confirmed.readings, 'pausa,,hoy,1:00,')).toMatchObject({
    entry: confirmed.entry,
    problems: [],
  });
});

// `testing/ownerFiles.answers.txt` has the other sentences.
test.each([
  ['agotado,Sopa wanton,,,', 'cual', '¿Es «Sopa wantán»?'],
  ['agotado,sopa want,,,', 'cual', '¿Es «Sopa wantán»?'],
  ['agotado,Pato,,,', 'cual', '«Pato» nombra 2. Escribe sopas:pato o carnes:pato.'],
  ['agotado,,3/4/2026,,', 'cual', 'falta el plato o la categoría.'],
  ['cierra,,5/4/2026,20:00,', 'fecha', 'ese día no se abre. Borra la fila.'],
  ['cierra,,3/4/2026,10:00 a. m.,', 'hasta', 'ese día se abre de 11:00 AM a 2:00 AM.'],
  ['cerrado,,3/4/2026,19:00,', 'hasta', 'es todo el día. Borra la hora, o escribe «abre» en que.'],
  ['cerrado,,9/4/2026,3/4/2026,', 'hasta', 'el último día es antes del primero.'],
  ['agotado,Sopas,3/4/2026,3/4/2027,', 'hasta', 'son más de 62 días.'],
  ['agotado,Sopas,3/4 a 5/4,,', 'fecha', 'Un día por fila; varios seguidos, con hasta.'],
  ['pausa,Sopas,3/4/2026,,', 'cual', '«pausa» no nombra nada aquí. Bórralo; una razón va en nota.'],
])('%s is a note, and the other rows count', (row, column, says) => {
  const { entry, problems } = read(row, 'agotado,Sopa wantán,,,');
  expect(problems).toEqual([
    { file: 'hoy.csv', row: 2, column, note: true, message: expect.stringContaining(says) as string },
  ]);
  expect(entry).toEqual([{ what: 'soldOut', of: 'sopas:wantan' }]);
});

test.each([
  ['pausa,,hoy,,', 'Domicilios en pausa, hoy → miércoles 1 de abril'],
  ['agotado,Sopas,Mañana,,', 'Agotado: Sopas y caldos, Mañana → jueves 2 de abril'],
  ['cerrado,,viernes,,', 'Cerrado, viernes → viernes 3 de abril'],
  ['cierra,,3/4,20:00,', 'Cierra, 3/4 → viernes 3 de abril a las 8:00 PM'],
  ['cerrado,,31/3,,', 'Cerrado, 31/3 → miércoles 31 de marzo de 2027'],
])('%s is said back with its date', (row, line) => {
  expect(read(row)).toMatchObject({ lines: [line], problems: [] });
});

test('today is the evening before, until its night ends', () => {
  jest.setSystemTime(new Date('2026-04-02T01:30:00-05:00'));
  expect(read('pausa,,hoy,,').entry).toMatchObject([{ from: at('01T02:00'), until: at('02T02:00') }]);
  jest.setSystemTime(new Date('2026-04-02T02:30:00-05:00'));
  expect(read('pausa,,hoy,,').entry).toMatchObject([{ until: at('03T02:00') }]);
});

test('a row of several days names the first one and, in hasta, the last one', () => {
  expect(read('agotado,Sopas,viernes,domingo,')).toMatchObject({
    entry: [{ from: at('03T02:00'), until: at('06T00:00') }],
    lines: ['Agotado: Sopas y caldos, viernes → viernes 3 de abril a domingo 5 de abril'],
  });
  expect(read('cerrado,,2/4/2026,3/4/2026,').entry).toMatchObject([
    { of: '2026-04-02', shifts: [] },
    { of: '2026-04-03', shifts: [] },
  ]);
  expect(read('pausa,,2/4,2026-04-03,').entry).toMatchObject([
    { until: at('03T02:00') },
    { until: at('04T02:00') },
  ]);
  expect(read('agotado,Sopas,,viernes,').entry).toMatchObject([
    { from: at('01T02:00'), until: at('04T02:00') },
  ]);
});

test('a pause of everything comes before one of deliveries, whose row stands above it', () => {
  const { entry } = read('pausa,,hoy,20:00,', 'pausa todo,,hoy,19:00,');
  expect(entry.map(({ of }) => of)).toEqual(['all', '']);
});

test('a pause of everything is one of picking up too', () => {
  expect(read('pausa todo,,hoy,19:00,Se fue la luz')).toMatchObject({
    entry: [{ what: 'pause', of: 'all', note: 'Se fue la luz' }],
    lines: [
      'Pedidos en pausa, también para recoger, hoy → miércoles 1 de abril hasta las 7:00 PM: Se fue la luz',
    ],
  });
});

/** Reads rows after dishes and zones have changed. */
function readWith(changes: Partial<typeof known>, before: readonly Reading[], ...rows: string[]) {
  const problems: Problem[] = [];
  const all = { ...known, before, ...changes };
  const { rows: entry } = readHoy(tableOf(...rows), all, (problem) => problems.push(problem));
  return { entry, problems };
}

test('a renamed dish stays sold out, though another one has its name now', () => {
  const { readings, entry } = read('agotado,Sopa wantán,,,');
  const dishes = [
    { key: 'sopas:wantan', name: 'Sopa de la casa' },
    { key: 'sopas:grande', name: 'Sopa wantán' },
  ];
  expect(readWith({ dishes }, readings, 'agotado,Sopa wantán,,,')).toEqual({ entry, problems: [] });
});

test('a row that has come back is read by its words', () => {
  const { readings } = readAfter(read('agotado,Sopa wantán,,,').readings);
  const dishes = [
    { key: 'sopas:wantan', name: 'Sopa de la casa' },
    { key: 'sopas:grande', name: 'Sopa wantán' },
  ];
  expect(readWith({ dishes }, readings, 'agotado,Sopa wantán,,,').entry).toMatchObject([
    { of: 'sopas:grande' },
  ]);
});

test('a pause stays while its new note is refused', () => {
  const live = read('pausa,,hoy,,Llueve');
  const { entry, problems, readings } = readAfter(live.readings, 'pausa,,hoy,,<b>Llueve</b>');
  expect([entry, problems]).toMatchObject([live.entry, [{ column: 'nota' }]]);
  expect(readings).toEqual(live.readings);
});

test('a dish is named by its key, unless that is the name of something else', () => {
  const dishes = [
    ...known.dishes,
    { key: 'carnes:sopas', name: 'Carne' },
    { key: 'carnes:lomo-2', name: 'Lomo' },
  ];
  const { entry } = readWith({ dishes }, [], 'agotado,lomo-2,,,', 'agotado,sopas,,,');
  expect(entry).toMatchObject([{ of: 'carnes:lomo-2' }, { of: 'sopas' }]);
});
