import { z } from 'zod';

/** True, or the mistake in a cell and its correction. */
type Check = (text: string) => true | string;

/** A cell that every check accepts. */
export const cell = (...checks: Check[]) =>
  z.string().superRefine((text, context) => {
    for (const check of checks) {
      const answer = check(text);
      if (answer !== true) context.addIssue(answer);
    }
  });

const written: Check = (text) => text !== '' || 'está vacía. Escribe el texto.';
/** Refuses placeholders such as `{nombre}`, tags and addresses: none may reach a guest. */
const plain: Check[] = [
  (text) => !/[{}]/.test(text) || `«${text}» lleva llaves { }. Escribe el texto final.`,
  (text) => !/<[a-z!/][^>]*>?/i.test(text) || `«${text}» lleva una etiqueta < >. Escribe solo el texto.`,
  (text) =>
    !date.test(text) || `«${text}» es una fecha: la hoja de cálculo cambió el texto. Escríbelo otra vez.`,
  (text) =>
    !/\bhttps?:|\bwww\.|\b[\w-]+\.(?:com|co|net|org|es)\b/i.test(text) ||
    `«${text}» lleva una dirección de internet. Escribe solo el texto.`,
];
/** Dates that spreadsheets make of `3/4` or `12-4`. */
const date = /^\d+[-/. ](?:\d+|(?:ene|feb|mar|abr|may|jun|jul|ago|sep|oct|nov|dic)\w*\.?)(?:[-/. ]\d+)?$/i;
const within =
  (max: number): Check =>
  (text) =>
    [...text].length <= max || `tiene ${[...text].length} caracteres y caben ${max}. Acórtala.`;

/** A text that guests read, or none. */
export const anyText = cell(...plain);
/** A text that guests read. */
export const filled = cell(written, ...plain);
/** As {@link short}, or none. */
export const shortOrNone = (max: number) => cell(...plain, within(max));
/** A text that guests read, of at most that many characters. */
export const short = (max: number, ...more: Check[]) => cell(written, ...plain, within(max), ...more);
