import type { DeliveryZone, TodayRow } from '@asia/shared/contracts';
import { parseMinutes } from '@asia/shared/restaurant/hoursText';
import { DAY } from '@asia/shared/restaurant/usualShifts';
import { findNamed, type Named } from '../findNamed';
import { NIGHT_ENDS, readTime } from '../readTime';
import { readDay } from './readDay';

export type Cells = Readonly<Record<'que' | 'cual' | 'fecha' | 'hasta' | 'nota', string>>;

/** Things that rows may name. */
export interface Known {
  dishes: readonly { key: string; name: string }[];
  categories: readonly { key: string; name: { es: string }; title: string }[];
  zones: readonly DeliveryZone[];
}

export interface Deed {
  kind: Kind;
  what: TodayRow['what'];
  of: string;
  /** For the owner: `Agotado: Lumpia (unidad)`. */
  label: string;
  /** Null: in effect until the row is deleted. */
  date: string | null;
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
  cierra: { what: 'hours', label: 'Cierra' },
  abre: { what: 'hours', label: 'Abre' },
  cerrado: { what: 'hours', label: 'Cerrado' },
  'sin domicilio': { what: 'noDelivery', label: 'Sin domicilio' },
} as const;

/** Values of `que`. */
export const KINDS = Object.keys(kinds);

const namesOfKinds = KINDS.map((of): Named => ({ of, label: `«${of}»`, names: [] }));

/** Values of `cual` by kind; absent if the kind has none. */
const nameable = ({ dishes, categories, zones }: Known): Partial<Record<Kind, Named[]>> => ({
  agotado: [
    ...dishes.map(({ key, name }): Named => ({ of: key, label: `«${name}»`, names: [name] })),
    ...categories.map(({ key, name, title }): Named => ({
      of: key,
      label: `«${title}»`,
      names: [name.es, title],
    })),
  ],
  'sin domicilio': zones.map(({ value, label }): Named => ({
    of: value,
    label: `«${label}»`,
    names: [label],
  })),
});

/** Reads rows that do not depend on each other. */
export function deedReader(known: Known): (cells: Cells) => Deed | Misunderstood {
  const lists = nameable(known);
  return ({ que, cual, fecha, hasta, nota }) => {
    const found = findNamed(que, namesOfKinds);
    if (typeof found === 'string') return new Misunderstood('que', `${found} Se usan ${KINDS.join(', ')}.`);
    const kind = found.of as Kind;
    const { what, label } = kinds[kind];
    const date = fecha === '' ? null : readDay(fecha);
    if (fecha !== '' && !date)
      return new Misunderstood('fecha', `«${fecha}» no es un día. Escribe día, mes y año, como 3/4/2026.`);
    const time = hasta === '' ? null : readTime(hasta);
    if (hasta !== '' && !time)
      return new Misunderstood('hasta', `«${hasta}» no es una hora. Escríbela como 19:30 o 7:30 p. m.`);
    if (!date && what !== 'soldOut' && what !== 'noDelivery')
      return new Misunderstood('fecha', `«${kind}» lleva su día. Escríbelo como 3/4/2026.`);
    if (!date && time) return new Misunderstood('fecha', 'una hora lleva su día. Escríbelo como 3/4/2026.');
    if (!time && (kind === 'cierra' || kind === 'abre'))
      return new Misunderstood('hasta', `«${kind}» lleva su hora. Escríbela como 19:30 o 7:30 p. m.`);
    if (time && kind === 'cerrado')
      return new Misunderstood('hasta', '«cerrado» es todo el día. Borra la hora, o escribe «abre» en que.');
    const list = lists[kind];
    if (!list && cual !== '')
      return new Misunderstood('cual', `«${kind}» no nombra nada aquí. Bórralo; una razón va en nota.`);
    const named = list ? findNamed(cual, list) : null;
    if (list && cual === '')
      return new Misunderstood(
        'cual',
        `falta ${kind === 'agotado' ? 'el plato o la categoría' : 'el barrio'}.`,
      );
    if (typeof named === 'string') return new Misunderstood('cual', named);
    const minutes = time ? parseMinutes(time) : null;
    // Such a time belongs to the evening before.
    const isNight = time !== null && time <= NIGHT_ENDS && kind !== 'abre';
    return {
      kind,
      what,
      of: named?.of ?? '',
      label: named ? `${label}: ${named.label.slice(1, -1)}` : label,
      date,
      until: minutes !== null && isNight ? minutes + DAY : minutes,
      note: nota,
    };
  };
}
