import type { Report } from './Problem';

const FILE = 'restaurant.json';

type Facts = Record<string, unknown>;

const isDate = (value: unknown) =>
  typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(value));
const isTime = (value: unknown) => typeof value === 'string' && /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(value);
const isPesos = (value: unknown) => Number.isSafeInteger(value) && Number(value) >= 0;

function record(value: unknown): Facts {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
}

function list(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

function checkHours(facts: Facts, say: (field: string, message: string) => void): void {
  const rules = list(facts.hours).map(record);
  for (const { opens, closes } of rules) {
    if (!isTime(opens) || !isTime(closes) || String(opens) >= String(closes)) {
      say(
        'hours',
        `«${String(opens)}» a «${String(closes)}» no es un horario. Escribe horas como 11:00 y 22:00.`,
      );
    }
  }
  const days = rules.flatMap((rule) => list(rule.days));
  if (new Set(days).size !== 8 || days.length !== 8) {
    say('hours', 'cada día de la semana y PublicHolidays van una vez. Revisa los días.');
  }
  for (const date of list(facts.closedDates)) {
    if (!isDate(date)) say('closedDates', `«${String(date)}» no es una fecha. Escríbela como 2026-12-25.`);
  }
}

function checkDelivery(facts: Facts, say: (field: string, message: string) => void): void {
  const delivery = record(facts.delivery);
  for (const zone of list(delivery.zones).map(record)) {
    if (!isPesos(zone.fee)) {
      say(
        'delivery',
        `el domicilio de ${String(zone.label)} no es un número entero de pesos. Escribe por ejemplo 4000.`,
      );
    }
  }
}

function checkTexts(value: unknown, path: string, say: (field: string, message: string) => void): void {
  if (typeof value === 'string' && /[{}]/.test(value))
    say(path, `«${value}» lleva llaves { }. Escribe el texto final.`);
  if (typeof value !== 'object' || value === null) return;
  for (const [name, inner] of Object.entries(value)) checkTexts(inner, path ? `${path}.${name}` : name, say);
}

/**
 * Checks the facts of the house, which the site reads straight from the file.
 * @returns the keys of the dishes that are sold out today
 */
export function readRestaurant(text: string, report: Report): ReadonlySet<string> {
  const say = (column: string, message: string) => report({ file: FILE, column, message });
  let facts: Facts;
  try {
    facts = record(JSON.parse(text));
  } catch (error) {
    report({ file: FILE, message: `no se puede leer (${String(error)}). Revisa comillas, comas y llaves.` });
    return new Set();
  }
  checkTexts(facts, '', say);
  checkHours(facts, say);
  checkDelivery(facts, say);
  if (!/^https:\/\/[^/]+$/.test(String(facts.siteUrl))) {
    say('siteUrl', `«${String(facts.siteUrl)}» no sirve. Escribe https:// y el dominio, sin barra al final.`);
  }
  return new Set(list(facts.soldOut).map(String));
}
