import { z } from 'zod';
import type { HoursRule } from '@asia/shared/contracts';
import { plainText } from '@asia/shared/menu';
import { hoursText, parseMinutes, shiftsText, spanishList } from '@asia/shared/restaurant/hoursText';
import { DAY } from '@asia/shared/restaurant/usualShifts';
import { cell } from './cells';
import type { Report } from './Problem';
import { readRows } from './readRows';
import type { Row } from './readTable';
import { halfQuestion, laterTime, NIGHT_ENDS, readTime } from './readTime';

const FILE = 'horario.csv';

const days: Readonly<Record<string, string>> = {
  lunes: 'Monday',
  martes: 'Tuesday',
  miércoles: 'Wednesday',
  jueves: 'Thursday',
  viernes: 'Friday',
  sábado: 'Saturday',
  domingo: 'Sunday',
  festivos: 'PublicHolidays',
};
/** Values of `dia`. */
export const DAY_NAMES = Object.keys(days);
const singular = (text: string) => plainText(text).replace(/s$/, '');
/** The name of a day, from a cell such as `Sabados`. */
const dayNamed = (text: string) => DAY_NAMES.find((name) => singular(name) === singular(text));

/** Value of a day without hours. */
const CLOSED = 'cerrado';
const isClosed = (text: string) => plainText(text) === CLOSED;
const INSTEAD = `Escribe la hora como 21:30 o 9:30 p. m., o ${CLOSED} en las dos columnas de un día que no abres.`;

const time = cell((text) => {
  if (isClosed(text) || readTime(text) !== null) return true;
  return `${text === '' ? 'está vacía' : `«${text}» no es una hora`}. ${INSTEAD}`;
});

/** A night that ends later is a mistyped evening, `10:00` for ten at night. */
const isShift = (opens: string, closes: string) =>
  closes !== opens && (closes > opens || closes <= NIGHT_ENDS);

const table = z
  .object({
    dia: cell(
      (text) =>
        dayNamed(text) !== undefined ||
        `«${text}» no es un día. Escribe ${DAY_NAMES.join(', ')}, uno en cada fila.`,
    ),
    abre: time,
    cierra: time,
  })
  .superRefine((row, context) => {
    const [opens, closes] = [readTime(row.abre), readTime(row.cierra)];
    const refuse = (message: string) => context.addIssue({ code: 'custom', path: ['cierra'], message });
    if (opens === null || closes === null) {
      if (opens !== closes) refuse(`el día abre y cierra, o no abre. ${INSTEAD}`);
    } else if (!isShift(opens, closes))
      refuse(
        `no se puede abrir a las ${opens} y cerrar a las ${closes}. Escribe las diez de la noche como 22:00 o 10:00 p. m.; después de medianoche, hasta las ${NIGHT_ENDS}.`,
      );
  });

const MIN_USUAL_MINUTES = 120;
const MAX_USUAL_MINUTES = 16 * 60;
/** A usual night has ended by then. */
const LATE = '03:00';

const minutesOf = (opens: string, closes: string) => (parseMinutes(closes) - parseMinutes(opens) + DAY) % DAY;

/** A question about a shift that is hardly meant, if it is one. */
function shiftQuestion({ abre, cierra }: HoursRow['cells']): string | null {
  const [opens, closes] = [readTime(abre), readTime(cierra)];
  if (opens === null || closes === null) return null;
  const minutes = minutesOf(opens, closes);
  const isNight = minutes > MAX_USUAL_MINUTES || (closes < opens && closes > LATE);
  const asked = isNight ? `¿Abre toda la noche, de ${opens} a ${closes}?` : `¿Abre solo ${minutes} minutos?`;
  if (!isNight && minutes >= MIN_USUAL_MINUTES) return null;
  return `${asked} Si es así, escríbelo con !: ${closes}! Si no, corrígelo.`;
}

/** The column whose time may be twelve hours later, if the shift would be a usual one then. */
function unclearColumn({ cells: { abre, cierra }, confirmed }: HoursRow): 'abre' | 'cierra' | undefined {
  const [opens, closes] = [readTime(abre), readTime(cierra)];
  if (opens === null || closes === null || !isShift(opens, closes)) return undefined;
  const holds = (from: string | null, to: string | null) =>
    from && to && isShift(from, to) && minutesOf(from, to) >= MIN_USUAL_MINUTES;
  const isUnclear = { cierra: holds(opens, laterTime(cierra)), abre: holds(laterTime(abre), closes) };
  return (['cierra', 'abre'] as const).find((column) => !confirmed.has(column) && isUnclear[column]);
}

type HoursRow = Row<keyof z.infer<typeof table>>;

/**
 * The weekly hours, from Monday to public holidays, days with the same shifts together. Every day has a row; one of two
 * shifts has two, in the order of the clock.
 */
export function readHorario(text: string, report: Report): HoursRule[] {
  const rows = readRows(FILE, text, table, report, { signed: ['abre', 'cierra'], namedRows: true });
  const week = new Map(DAY_NAMES.map((name) => [name, [] as HoursRow[]]));
  for (const row of rows) {
    const name = dayNamed(row.cells.dia) ?? '';
    const before = week.get(name)?.at(-1);
    week.get(name)?.push(row);
    const message = before && conflict(before, row);
    if (message) report({ file: FILE, row: row.number, column: 'abre', message: `${name} ${message}` });
  }
  for (const row of rows) {
    const { number, cells, confirmed } = row;
    const column = unclearColumn(row);
    if (column) {
      const message = halfQuestion(cells[column]);
      report({ file: FILE, row: number, column, message, unlessLive: true });
      continue;
    }
    const message = confirmed.has('cierra') ? null : shiftQuestion(cells);
    if (message) report({ file: FILE, row: number, column: 'cierra', message });
  }
  const [first] = rows;
  if (first && !first.confirmed.has('abre') && rows.every(({ cells }) => isClosed(cells.abre))) {
    const message = `todos los días dicen ${CLOSED}. Corrígelos o, si es así, escribe abre! en el título de la columna.`;
    report({ file: FILE, row: 1, column: 'abre', message });
  }
  const missing = [...week].flatMap(([name, own]) => (own.length === 0 ? [name] : []));
  // A day with a slip in its name is reported already.
  if (missing.length > 0 && rows.length > 0 && rows.every(({ cells }) => dayNamed(cells.dia)))
    report({ file: FILE, message: `falta ${spanishList(missing)}: cada día lleva su fila. ${INSTEAD}` });
  const rules = new Map<string, Pick<HoursRule, 'days' | 'shifts'>>();
  for (const [name, own] of week) {
    const shifts = own.flatMap(({ cells }) => {
      const [opens, closes] = [readTime(cells.abre), readTime(cells.cierra)];
      return opens === null || closes === null ? [] : [{ opens, closes }];
    });
    if (shifts.length === 0) continue;
    const rule = rules.get(shiftsText(shifts)) ?? { days: [], shifts };
    rule.days.push(days[name] ?? '');
    rules.set(shiftsText(shifts), rule);
  }
  return [...rules.values()].map((rule) => ({ ...rule, text: hoursText(rule.days, rule.shifts) }));
}

/** Returns the conflict of a row with the previous row of the same day, or null. */
function conflict({ number, cells: before }: HoursRow, { cells: { abre, cierra } }: HoursRow): string | null {
  const [began, ended, begins] = [before.abre, before.cierra, abre].map(readTime);
  if (!began || !ended || !begins)
    return [before.abre, abre].some(isClosed)
      ? `ya está en la fila ${number}, y una de las dos dice ${CLOSED}. Deja una fila.`
      : null;
  return ended > began && begins > ended
    ? null
    : `ya abre de ${before.abre} a ${before.cierra} en la fila ${number}, y el turno de ${abre} a ${cierra} no empieza después. Escribe la tarde como 18:00 o 6:00 p. m., o deja una fila.`;
}
