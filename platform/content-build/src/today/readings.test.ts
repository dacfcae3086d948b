import type { Reading } from '@asia/release-store';
import { at, read, readAfter } from '../testing/readToday';

/** On the first of April, a Wednesday. */
const noon = '2026-04-01T12:00:00-05:00';
beforeEach(() => jest.useFakeTimers({ now: new Date(noon) }));
const clock = (time: string) => jest.setSystemTime(new Date(`2026-04-${time}:00-05:00`));
const messages = ({ problems }: ReturnType<typeof read>) => problems.map(({ message }) => message);
const PAUSE = 'pausa todo,,hoy,,Llueve';
const WAS = '«hoy» era el miércoles 1 de abril. Si es para el ';

test('a word keeps the date of its first reading, as long as its row stays', () => {
  const rows = ['pausa,,hoy,,', 'cerrado,,viernes,,', 'cerrado,,jueves 2 de abril,,'];
  const { readings, entry } = read(...rows);
  jest.setSystemTime(new Date('2026-04-02T12:00:00-05:00'));
  expect(readAfter(readings, ...rows).entry).toEqual(entry);
  jest.setSystemTime(new Date('2026-04-09T12:00:00-05:00'));
  const { readings: later, ...weekAfter } = readAfter(readings, ...rows);
  expect(weekAfter).toMatchObject({ entry: [], problems: [] });
  expect(weekAfter.lines).toEqual([
    'Domicilios en pausa, hoy → miércoles 1 de abril',
    'Cerrado, viernes → viernes 3 de abril',
    'Cerrado, jueves 2 de abril → jueves 2 de abril',
  ]);
  expect(later).toEqual(readings);
});

test('of equal rows, the oldest one leaves', () => {
  const { readings } = read('pausa,,hoy,,');
  clock('09T12:00');
  const twice = readAfter(readings, 'pausa,,hoy,,', 'pausa,,hoy,,');
  expect(twice.entry).toMatchObject([{ until: at('10T02:00') }]);
  expect(readAfter(twice.readings, 'pausa,,hoy,,').entry).toEqual(twice.entry);
});

test.each(['pausa todo,,hoy,,Llueve.', 'Pausa todo,,HOY,,Llueve mucho', 'pausa todo,,hoy,,'])(
  'a row of yesterday that now says %s is past, and nobody asks',
  (row) => {
    const { readings } = read(PAUSE);
    clock('03T12:00');
    expect(readAfter(readings, row)).toMatchObject({ entry: [], problems: [] });
  },
);

test('a row of yesterday with another hour is asked about, and takes effect with a date', () => {
  const { readings } = read('pausa,,hoy,19:00,');
  clock('02T12:00');
  const later = readAfter(readings, 'pausa,,hoy,20:00,');
  expect(messages(later)).toEqual([`${WAS}jueves 2 de abril, escribe 2/4; si no, borra la fila.`]);
  expect(messages(readAfter(later.readings, 'pausa,,hoy,20:00,'))).toHaveLength(1);
  expect(messages(readAfter(later.readings, 'pausa,,hoy,19:00,'))).toEqual([]);
  expect(readAfter(later.readings, 'pausa,,2/4,20:00,').entry).toMatchObject([{ until: at('02T20:00') }]);
});

test('a row of several days gets another last day while it goes on', () => {
  const { readings } = read('agotado,Sopas,hoy,viernes,', 'agotado,Sopa wantán,,viernes,');
  clock('02T12:00');
  const longer = readAfter(readings, 'agotado,Sopas,hoy,domingo,', 'agotado,Sopa wantán,,domingo,');
  expect(longer).toMatchObject({
    problems: [],
    entry: [
      { from: at('01T02:00'), until: at('06T00:00') },
      { from: at('01T02:00'), until: at('06T00:00') },
    ],
  });
  clock('07T12:00');
  expect(messages(readAfter(longer.readings, 'agotado,Sopa wantán,,jueves,'))).toEqual([
    'vacía, era el miércoles 1 de abril. Si es para el martes 7 de abril, escribe 7/4; si no, borra la fila.',
  ]);
});

test('a cleared tab that is undone brings no pause of yesterday back', () => {
  const { readings } = read(PAUSE);
  clock('02T12:00');
  const cleared = readAfter(readings).readings;
  clock('02T12:20');
  const undone = readAfter(cleared, PAUSE);
  expect([undone.entry, messages(undone)]).toEqual([
    [],
    [`${WAS}jueves 2 de abril, escribe 2/4; si no, borra la fila.`],
  ]);
  // The question stays until its row changes.
  clock('05T12:00');
  expect(messages(readAfter(undone.readings, PAUSE))).toEqual([expect.stringContaining(WAS)]);
  expect(readAfter(undone.readings, 'pausa todo,,5/4,,Llueve')).toMatchObject({ problems: [] });
});

test('a row that is missing for a moment of its own day goes on', () => {
  const { readings, entry } = read(PAUSE, 'cerrado,,viernes,,');
  const stale = readAfter(readings).readings;
  clock('01T12:10');
  expect(readAfter(stale, PAUSE, 'cerrado,,viernes,,')).toMatchObject({ entry, problems: [] });
});

test('a copy of days ago comes back as questions, a single row hours later as a new one', () => {
  const { readings } = read(PAUSE, 'agotado,Sopas,hoy,,', 'cerrado,,24/12,,', 'agotado,Sopa wantán,,,');
  clock('02T10:00');
  const cleared = readAfter(readings).readings;
  clock('03T12:00');
  const copy = [PAUSE, 'agotado,Sopas,hoy,,', 'cerrado,,24/12,,', 'agotado,Sopa wantán,,,'];
  const back = readAfter(cleared, ...copy);
  expect(messages(back)).toEqual(Array(2).fill(expect.stringContaining(WAS)));
  expect(back.entry).toEqual([
    expect.objectContaining({ of: '2026-12-24' }),
    { what: 'soldOut', of: 'sopas:wantan' },
  ]);
  const one = readAfter(cleared, PAUSE);
  expect([one.entry, one.problems]).toMatchObject([[{ until: at('04T02:00') }], []]);
});

test('a dish that is sold out twice a week never waits', () => {
  let readings: readonly Reading[] = [];
  for (const day of ['01', '03', '08', '10']) {
    clock(`${day}T13:00`);
    const { problems, entry, readings: later } = readAfter(readings, 'agotado,Sopa wantán,hoy,,');
    expect([problems, entry]).toMatchObject([[], [{ of: 'sopas:wantan' }]]);
    clock(`${day}T23:00`);
    ({ readings } = readAfter(later));
  }
});

test('a usual fortnight asks nothing', () => {
  let readings: readonly Reading[] = [];
  const look = (time: string, ...rows: string[]) => {
    clock(time);
    const after = readAfter(readings, ...rows);
    expect([time, after.problems]).toEqual([time, []]);
    ({ readings } = after);
  };
  const [soldOut, pause, early] = [
    'agotado,Sopas,hoy,,',
    'pausa,,hoy,19:30,Llueve',
    'cierra,,viernes,20:00,',
  ];
  for (const [monday, tuesday, friday, sunday] of [
    ['06', '07', '10', '12'],
    ['13', '14', '17', '19'],
  ]) {
    look(`${monday}T12:00`, soldOut);
    look(`${monday}T18:30`, soldOut, pause);
    look(`${tuesday}T13:00`, soldOut, pause, soldOut);
    look(`${tuesday}T13:05`, soldOut, pause, soldOut, early);
    look(`${friday}T18:00`, soldOut, pause, soldOut, early, 'sin domicilio,Robledo,hoy,,');
    look(`${sunday}T21:00`);
  }
});

test('a row with its date is read the same on any day', () => {
  const rows = ['cerrado,,24/12/2026,,', 'agotado,Sopas,,,'];
  const { readings } = read(...rows);
  clock('09T12:00');
  expect(read(...rows).readings).toEqual(readings);
});

test('a reading is kept for sixty days', () => {
  const { readings } = readAfter(read(PAUSE).readings);
  jest.setSystemTime(new Date('2026-05-30T12:00:00-05:00'));
  expect(readAfter(readings).readings).toHaveLength(1);
  jest.setSystemTime(new Date('2026-06-01T12:00:00-05:00'));
  expect(readAfter(readings).readings).toEqual([]);
});

test('a row whose day is over when it is written is red until it changes', () => {
  const days = [20, 21, 24, 25, 30].map((day) => `cerrado,,${day}/3/2026,,`);
  const { readings } = read(...days);
  const wrong = ['cerrado,,9/4/2025,,', 'cierra,,2026-01-01,18:00,', 'agotado,Pollo,31/3/2026,,'];
  const first = readAfter(readings, ...days, ...wrong);
  expect(messages(first)).toEqual([
    'el miércoles 9 de abril de 2025 ya pasó. Si es el próximo, escribe 9/4/2026; si no, borra la fila.',
    'el jueves 1 de enero ya pasó. Si es el próximo, escribe 1/1/2027; si no, borra la fila.',
    'el martes 31 de marzo ya pasó. Si es el próximo, escribe 31/3/2027; si no, borra la fila.',
  ]);
  clock('03T12:00');
  expect(messages(readAfter(first.readings, ...days, ...wrong))).toEqual(messages(first));
  expect(messages(readAfter(first.readings, ...days, 'cerrado,,9/4/2026,,'))).toEqual([]);
});

test('a row that waited while its day went by is past, and nobody asks', () => {
  const { readings, problems } = read('agotado,Pollo,hoy,,', 'agotado,Pollo,1/4/2026,,');
  expect(problems).toHaveLength(2);
  clock('03T12:00');
  expect(readAfter(readings, 'agotado,Pollo,hoy,,', 'agotado,Pollo,1/4/2026,,').problems).toEqual([]);
});
