import { z } from 'zod';

/** True, or the mistake in a cell and its correction. */
export type Check = (text: string) => true | string;

/** A cell that every check accepts. */
export const cell = (...checks: Check[]) =>
  z.string().superRefine((text, context) => {
    for (const check of checks) {
      const answer = check(text);
      if (answer !== true) context.addIssue(answer);
    }
  });

const written: Check = (text) => text !== '' || 'está vacía. Escribe el texto.';
const braced = (names: readonly string[]) => names.map((name) => `{${name}}`);
/** Refuses tags, and placeholders such as `{nombre}` that the site does not replace: neither may reach a guest. */
const final = (...placeholders: string[]): Check[] => [
  (text) => {
    const known = braced(placeholders);
    const rest = known.reduce((left, name) => left.replaceAll(name, ''), text);
    const instead = known.length > 0 ? `Aquí se conocen ${known.join(' y ')}.` : 'Escribe el texto final.';
    return !/[{}]/.test(rest) || `«${text}» lleva llaves { }. ${instead}`;
  },
  (text) => !/<[a-z!/][^>]*>?/i.test(text) || `«${text}» lleva una etiqueta < >. Escribe solo el texto.`,
  (text) =>
    !date.test(text) || `«${text}» es una fecha: la hoja de cálculo cambió el texto. Escríbelo otra vez.`,
];
/** Dates that spreadsheets make of `3/4` or `12-4`. */
const date = /^\d+[-/. ](?:\d+|(?:ene|feb|mar|abr|may|jun|jul|ago|sep|oct|nov|dic)\w*\.?)(?:[-/. ]\d+)?$/i;
/** «crocante.Es picante» lacks a space, and is no address: an address has small letters. */
const withoutAddress: Check = (text) =>
  !(/\bhttps?:|\bwww\./i.test(text) || /\b[\w-]+\.(?:com|co|net|org|es)\b/.test(text)) ||
  `«${text}» lleva una dirección de internet. Escribe solo el texto.`;
const within =
  (max: number): Check =>
  (text) =>
    [...text].length <= max || `tiene ${[...text].length} caracteres y caben ${max}. Acórtala.`;

const plain = [...final(), withoutAddress];
/** A line that guests read, or none. */
export const anyText = cell(...plain);
/** A line that guests read. */
export const filled = cell(written, ...plain);
/** As {@link short}, or none. */
export const shortOrNone = (max: number, ...more: Check[]) => cell(...plain, within(max), ...more);
/** A line that guests read, of at most that many characters. */
export const short = (max: number, ...more: Check[]) => cell(written, ...plain, within(max), ...more);

/** A text that guests read, with no other placeholder than these. It may have an e-mail address. */
export const textWith = (...placeholders: string[]) => cell(written, ...final(...placeholders));
/** A text that guests read. It may have an e-mail address. */
export const text = textWith();
/** A text that has each of these placeholders. */
export const textNaming = (...placeholders: string[]) =>
  cell(written, ...final(...placeholders), (value) => {
    const missing = braced(placeholders).filter((name) => !value.includes(name));
    return missing.length === 0 || `no nombra ${missing.join(', ')}. Escríbelo donde va ese dato.`;
  });

const isSeal: Check = (seal) =>
  /^\p{Script=Han}{2}$/u.test(seal) || `«${seal}» no son dos caracteres chinos. El sello lleva dos.`;
/** The two characters of a category's seal. */
export const seal = cell(isSeal);
/** As {@link seal}, or none. */
export const sealOrNone = cell((value) => value === '' || isSeal(value));
/** A text with Chinese characters. */
export const han = cell(
  written,
  ...final(),
  (value) =>
    /\p{Script=Han}/u.test(value) || `«${value}» no tiene caracteres chinos: se perdieron. Cópialo de nuevo.`,
);

/** A cell that matches a pattern; `instead` says in Spanish what to write. */
export const like = (form: RegExp, instead: string) =>
  cell((value) => form.test(value) || `${value === '' ? 'está vacía' : `«${value}» no sirve`}. ${instead}`);

/** Also a ticked box, as a workbook has it. */
export const isYes = (value: string) => /^(?:s[ií]|verdadero)$/i.test(value);
const isYesOrNo: Check = (value) =>
  isYes(value) ||
  /^(?:no|falso)$/i.test(value) ||
  `${value === '' ? 'está vacía' : `«${value}» no se entiende`}. Escribe sí o no.`;
/** `sí` or `no`. */
export const yesOrNo = cell(isYesOrNo).transform(isYes);
/** As {@link yesOrNo}; an empty cell is no. */
export const yesOrNone = cell((value) => value === '' || isYesOrNo(value));
