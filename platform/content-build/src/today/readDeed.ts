import { ALL_ORDERS, type TodayRow } from '@asia/shared/contracts';
import { parseDishKey, plainText } from '@asia/shared/menu';
import { addDays } from '@asia/shared/restaurant/bogotaTime';
import { parseMinutes } from '@asia/shared/restaurant/hoursText';
import { DAY } from '@asia/shared/restaurant/usualShifts';
import { findNamed, type Named } from '../tables/findNamed';
import type { AuthoredZone } from '../tables/readDomicilios';
import { NIGHT_ENDS, readTime } from '../tables/readTime';
import { readDate, readDay, trueWeekday } from './readDay';

export type Cells = Readonly<Record<'que' | 'cual' | 'fecha' | 'hasta' | 'nota', string>>;

/** Things that rows may name. */
export interface Known {
  dishes: readonly { key: string; name: string }[];
  categories: readonly { key: string; name: { es: string }; title: string }[];
  zones: readonly AuthoredZone[];
}

export interface Deed {
  kind: Kind;
  what: TodayRow['what'];
  of: string;
  /** For the owner: `Agotado: Lumpia (unidad)`. */
  label: string;
  /** Null: in effect until the row is deleted. */
  date: string | null;
  /** The last of several days. */
  last: string | null;
  /** A day that the row gives without its year, as it is written: `viernes`. */
  written: string;
  /** Minutes since midnight of that day; null: to the end of its hours. */
  until: number | null;
  note: string;
}

/** The reason why a row has no effect: a sentence about one cell. */
export class Misunderstood {
  constructor(
    readonly column: keyof Cells,
    readonly message: string,
  ) {}
}

type Kind = keyof typeof kinds;
const kinds = {
  agotado: { what: 'soldOut', label: 'Agotado' },
  pausa: { what: 'pause', label: 'Domicilios en pausa' },
  'pausa todo': { what: 'pause', label: 'Pedidos en pausa, también para recoger' },
  cierra: { what: 'hours', label: 'Cierra' },
  abre: { what: 'hours', label: 'Abre' },
  cerrado: { what: 'hours', label: 'Cerrado' },
  'sin domicilio': { what: 'noDelivery', label: 'Sin domicilio' },
} as const;

/** Values of `que`. */
export const KINDS = Object.keys(kinds);

const namesOfKinds = KINDS.map((of): Named => ({ of, label: `«${of}»`, names: [] }));

/** Values of `cual` by kind; absent if the kind has none. */
function nameable({ dishes, categories, zones }: Known): Partial<Record<Kind, Named[]>> {
  const soldOut = [
    ...dishes.map(({ key, name }): Named => ({ of: key, label: `«${name}»`, names: [name] })),
    ...categories.map(({ key, name, title }): Named => {
      return { of: key, label: `«${title}»`, names: [name.es, title] };
    }),
  ];
  const taken = new Set(soldOut.flatMap(({ of, names }) => [of, ...names].map(plainText)));
  return {
    agotado: soldOut.map((each) => {
      const clave = parseDishKey(each.of)?.slug;
      return clave && !taken.has(clave) ? { ...each, names: [...each.names, clave] } : each;
    }),
    'sin domicilio': zones.map(({ zone: { value, label } }): Named => {
      return { of: value, label: `«${label}»`, names: [label] };
    }),
  };
}

/** First and last day of a row, null without one; the last one may stand in `hasta`. */
export function daysOf({ fecha, hasta }: Cells, readOn: string): [date: string | null, last: string | null] {
  const first = readDay(fecha, readOn);
  const last = readTime(hasta) ? null : readDay(hasta, first ?? readOn);
  return [first ?? (last && fecha === '' ? readOn : null), last];
}

/** Whether the days of a row depend on the day on which it was read. */
export const isRelative = (cells: Cells): boolean =>
  readDate(cells.fecha) === null &&
  (daysOf(cells, ANY_DAY)[0] !== null || trueWeekday(cells.fecha, ANY_DAY) !== null);
export const ANY_DAY = '2000-01-01';

/** More days in one row are a slip in a date. */
const MAX_DAYS = 62;
const TIME_AS = 'Escríbela como 19:30 o 7:30 p. m.';
const FIX_DAY = 'Corrige el día o la fecha.';
const DAY_AS = 'Escríbelo como hoy, viernes o 24/12.';

/**
 * Reads rows that do not depend on each other.
 * @returns a function of the cells, the day on which they were first read, and the key of what they named then
 */
export function deedReader(
  known: Known,
): (cells: Cells, readOn: string, was?: string) => Deed | Misunderstood {
  const lists = nameable(known);
  return (cells, readOn, was) => {
    const { que, cual, fecha, hasta, nota } = cells;
    const found = findNamed(que, namesOfKinds);
    if (typeof found === 'string') return new Misunderstood('que', `${found} Se usan ${KINDS.join(', ')}.`);
    const kind = found.of as Kind;
    const { what, label } = kinds[kind];
    const [date, last] = daysOf(cells, readOn);
    const time = readTime(hasta);
    const list = lists[kind];
    const trueFecha = trueWeekday(fecha, readOn);
    const trueHasta = trueWeekday(hasta, date ?? readOn);
    const hasEnd = kind === 'cierra' || kind === 'abre';
    const missing = kind === 'agotado' ? 'el plato o la categoría' : 'el barrio';
    const rules: [isBroken: unknown, column: keyof Cells, message: string][] = [
      [trueFecha, 'fecha', `«${fecha}» es ${trueFecha}. ${FIX_DAY}`],
      [trueHasta, 'hasta', `«${hasta}» es ${trueHasta}. ${FIX_DAY}`],
      [
        fecha && !date,
        'fecha',
        `«${fecha}» no es un día. ${DAY_AS} Un día por fila; varios seguidos, con hasta.`,
      ],
      [hasta && !time && !last, 'hasta', `«${hasta}» no es una hora ni un día. ${TIME_AS}`],
      [!date && (what === 'pause' || what === 'hours'), 'fecha', `«${kind}» lleva su día. ${DAY_AS}`],
      [!date && time, 'fecha', `una hora lleva su día. ${DAY_AS}`],
      [date && last && last < date, 'hasta', 'el último día es antes del primero. Corrígelo.'],
      [date && last && last > addDays(date, MAX_DAYS), 'hasta', `son más de ${MAX_DAYS} días. Corrígelo.`],
      [!time && hasEnd, 'hasta', `«${kind}» lleva su hora. ${TIME_AS}`],
      [time && kind === 'cerrado', 'hasta', 'es todo el día. Borra la hora, o escribe «abre» en que.'],
      [!list && cual, 'cual', `«${kind}» no nombra nada aquí. Bórralo; una razón va en nota.`],
      [list && !cual, 'cual', `falta ${missing}.`],
    ];
    const [, column, message] = rules.find(([isBroken]) => isBroken) ?? [];
    if (column && message) return new Misunderstood(column, message);
    const named = list ? (list.find(({ of }) => of === was) ?? findNamed(cual, list)) : null;
    if (typeof named === 'string') return new Misunderstood('cual', named);
    const minutes = time ? parseMinutes(time) : null;
    // Such a time belongs to the evening before.
    const isNight = time !== null && time <= NIGHT_ENDS && kind !== 'abre';
    return {
      kind,
      what,
      of: named?.of ?? (kind === 'pausa todo' ? ALL_ORDERS : ''),
      label: named ? `${label}: ${named.label.slice(1, -1)}` : label,
      date,
      last,
      written: isRelative(cells) ? fecha : '',
      until: minutes !== null && isNight ? minutes + DAY : minutes,
      note: nota,
    };
  };
}
