import type { Reading } from '@asia/release-store';
import type { Problem } from '../tables/Problem';
import { readHoy } from '../today/readHoy';

export const evening = { opens: '18:00', closes: '02:00' };
export const known = {
  dishes: [
    { key: 'sopas:wantan', name: 'Sopa wantán' },
    { key: 'sopas:pato', name: 'Pato' },
    { key: 'carnes:pato', name: 'Pato' },
  ],
  categories: [{ key: 'sopas', name: { es: 'Sopas' }, title: 'Sopas y caldos' }],
  zones: [{ row: 2, confirmed: new Set<string>(), zone: { value: 'Robledo', label: 'Robledo', fee: 6000 } }],
  hours: [
    {
      days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'PublicHolidays'],
      shifts: [{ opens: '11:00', closes: '15:00' }, evening],
      text: '',
    },
  ],
};

export const tableOf = (...rows: string[]) => ['que,cual,fecha,hasta,nota', ...rows].join('\r\n');
/** Reads rows on the first of April, a Wednesday. */
export const read = (...rows: string[]) => readAfter(undefined, ...rows);
/** Reads rows after others that are live. */
export function readAfter(before: readonly Reading[] | undefined, ...rows: string[]) {
  const problems: Problem[] = [];
  const text = tableOf(...rows);
  const report = (problem: Problem) => problems.push(problem);
  const { rows: entry, lines, readings } = readHoy(text, { ...known, before }, report);
  return { entry, lines: lines.map((line) => line.text), problems, readings };
}
export const at = (time: string) => Date.parse(`2026-04-${time}:00-05:00`);
