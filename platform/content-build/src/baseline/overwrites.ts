import { formatPesosText } from '@asia/shared/menu';
import type { Problem } from '../Problem';
import type { TableRow, Tables } from './tables';

/** A cell that two states of the content have differently. */
interface Difference {
  key: string;
  /** Absent: one of the two has no such row. */
  column?: string;
}

/** What differs between two states of the content; of a row that only one has, that alone. */
export function differences(one: Tables, other: Tables): Difference[] {
  return [...new Set([...one.keys(), ...other.keys()])].flatMap((key): Difference[] => {
    const [row, same] = [one.get(key), other.get(key)];
    return row && same ? differingColumns(row, same).map((column) => ({ key, column })) : [{ key }];
  });
}

const differingColumns = (one: TableRow | undefined, other: TableRow): string[] =>
  [...new Set([...(one?.cells.keys() ?? []), ...other.cells.keys()])].filter(
    (column) => one?.cells.get(column)?.value !== other.cells.get(column)?.value,
  );

/**
 * What the site has changed since a copy was made, and a release of the copy would take back.
 * @param baseline what the copy was made from
 * @returns one Spanish sentence each
 */
export function overwrites(baseline: Tables, live: Tables, mine: Tables): Problem[] {
  return differences(live, mine).flatMap(({ key, column }) => {
    const [was, now, own] = [baseline.get(key), live.get(key), mine.get(key)];
    if (!now) return was && own ? [changed(own, own, undefined, `${own.name} salió del sitio`)] : [];
    if (!was && !own) return [changed(now, own, undefined, `${now.name} entró en el sitio`)];
    const columns = differingColumns(was, now).filter((each) => column === undefined || each === column);
    return columns.map((each) =>
      changed(now, own, each, `${subject(now, each)} cambió en el sitio${to(now, each)}`),
    );
  });
}

/** What a copy itself has changed, and does not have in common with the site. */
export function edits(baseline: Tables, live: Tables, mine: Tables): Problem[] {
  const open = new Set(differences(live, mine).map(({ key, column }) => `${key}/${column}`));
  return differences(baseline, mine).flatMap(({ key, column }) => {
    const [was, own] = [baseline.get(key), mine.get(key)];
    if (!open.has(`${key}/${column}`)) return [];
    if (own && column !== undefined)
      return [problem(own, own, column, `${subject(own, column)}${to(own, column)}`)];
    return own
      ? [problem(own, own, undefined, `entra ${own.name}`)]
      : was
        ? [problem(was, own, undefined, `sale ${was.name}`)]
        : [];
  });
}

const changed = (row: TableRow, own: TableRow | undefined, column: string | undefined, what: string) =>
  problem(row, own, column, `${what} después de tu copia`);

/** @param own the row of the copy, where its owner finds it */
function problem(
  { file }: TableRow,
  own: TableRow | undefined,
  column: string | undefined,
  what: string,
): Problem {
  const row = own?.cells.get(column ?? '')?.line ?? own?.number;
  return { file, ...(row && { row }), ...(column && { column }), message: `${what}.` };
}

function subject({ file, name }: TableRow, column: string): string {
  if (!file.endsWith('.csv')) return column ? 'el dato' : 'el texto';
  return column === 'price_cop' ? `el precio de ${name}` : `la celda de ${name}`;
}

/** ` a 9.900`, ` a «Sopa de la casa»`; nothing for a whole text. */
function to({ cells }: TableRow, column: string): string {
  const value = cells.get(column)?.value ?? '';
  if (!column) return '';
  if (column === 'price_cop') return ` a ${/^\d+$/.test(value) ? price(Number(value)) : '«Consultar»'}`;
  return value.length > LONGEST ? '' : ` a «${value}»`;
}

const price = (pesos: number) => formatPesosText(pesos).replace('$ ', '');
/** Characters of a value that a sentence repeats. */
const LONGEST = 60;
