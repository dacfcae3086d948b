import type { z } from 'zod';
import { locateJson } from './locateJson';
import type { Report } from './Problem';
import { MISSING, richText } from './readTable';
import { restaurantSchema } from './restaurantSchema';

const FILE = 'restaurant.json';

/** Dish key → line that marks it as sold out today. */
export type SoldOut = ReadonlyMap<string, number | undefined>;

type Issue = z.core.$ZodRawIssue;

const kinds: Readonly<Record<string, string>> = {
  string: 'Escribe un texto entre comillas.',
  number: 'Escribe un número, sin comillas ni puntos.',
  int: 'Escribe un número entero, sin comillas ni puntos.',
  boolean: 'Escribe true para sí o false para no, sin comillas.',
  array: 'Escribe una lista entre corchetes [ ].',
  object: 'Escribe sus datos entre llaves { }.',
};

const shown = (value: unknown) => {
  const json = JSON.stringify(value);
  return json.length > 40 ? `${json.slice(0, 40)}…` : json;
};

/** The sentence for an issue that the schema does not explain itself. */
function sentence(issue: Issue): string {
  const { input } = issue;
  if (issue.code === 'unrecognized_keys') {
    return `el sitio no conoce ${issue.keys.map((key) => `«${key}»`).join(', ')}. Bórralo o corrige cómo está escrito.`;
  }
  const instead = issue.code === 'invalid_type' ? (kinds[issue.expected] ?? '') : '';
  if (input === undefined) return `falta. ${instead}`.trim();
  if (issue.code === 'too_small')
    return `${shown(input)} es muy poco. Escribe al menos ${String(issue.minimum)}.`;
  if (issue.code === 'invalid_value')
    return `${shown(input)} no se usa. Escribe ${issue.values.map(String).join(', ')}.`;
  return `${shown(input)} no sirve. ${instead}`.trim();
}

/** The line of a member, or of the nearest thing around it that is there. */
function lineOf(lines: ReadonlyMap<string, number>, path: readonly PropertyKey[]): number | undefined {
  for (let end = path.length; end > 0; end -= 1) {
    const line = lines.get(path.slice(0, end).join('.'));
    if (line !== undefined) return line;
  }
  return undefined;
}

/** Members by name, places in a list from 1: `delivery.zones.7.fee`. */
const fieldName = (path: readonly PropertyKey[]) =>
  path.map((step) => (typeof step === 'number' ? step + 1 : String(step))).join('.');

const YEAR_MS = 366 * 24 * 60 * 60 * 1000;
/** Medellín is always five hours behind UTC. */
const dayIn = (ms: number) => new Date(ms - 5 * 60 * 60 * 1000).toISOString().slice(0, 10);

/** Asks about closed days that nobody can mean. A day that has passed spoils nothing: it is only a note. */
function checkClosedDates(dates: string[], lines: ReadonlyMap<string, number>, report: Report): void {
  const [today, last] = [dayIn(Date.now()), dayIn(Date.now() + 2 * YEAR_MS)];
  for (const [index, date] of dates.entries()) {
    if (date >= today && date <= last) continue;
    const row = lines.get(`closedDates.${index}`);
    const place = { file: FILE, ...(row && { row }), column: `closedDates.${index + 1}` };
    if (date > last) report({ ...place, message: `«${date}» está a más de dos años. Corrige el año.` });
    else report({ ...place, message: `«${date}» ya pasó. Bórralo o corrige el año.`, note: true });
  }
}

/**
 * Checks the facts of the restaurant, which the site reads straight from the file.
 * @returns the keys of the dishes that are sold out today, each with its line
 */
export function readRestaurant(text: string, report: Report): SoldOut {
  if (text.trim() === '') {
    report({ file: FILE, message: MISSING });
    return new Map();
  }
  if (richText.test(text)) {
    const message =
      'es un documento de un procesador de texto (RTF). Guárdalo como texto sin formato, en UTF-8.';
    report({ file: FILE, message });
    return new Map();
  }
  if (/[\ufffd\0]/.test(text)) {
    report({
      file: FILE,
      message: 'no está en UTF-8. Guárdalo con la codificación UTF-8 y revisa tildes y chino.',
    });
    return new Map();
  }
  const { mistake, lines } = locateJson(text);
  if (mistake) {
    report({ file: FILE, row: mistake.line, message: mistake.message });
    return new Map();
  }
  const facts: unknown = JSON.parse(text);
  const { error, data } = restaurantSchema.safeParse(facts, { error: sentence });
  for (const issue of error?.issues ?? []) {
    const { path, message } = issue;
    const unknown = issue.code === 'unrecognized_keys' ? issue.keys.slice(0, 1) : [];
    const line = lineOf(lines, [...path, ...unknown]);
    report({ file: FILE, ...(line && { row: line }), column: fieldName(path), message });
  }
  if (data) checkClosedDates(data.closedDates, lines, report);
  return new Map(data?.soldOut.map((key, index) => [key, lines.get(`soldOut.${index}`)]));
}
