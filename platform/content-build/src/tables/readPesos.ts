import { cell } from './cells';

/** `34800`, and as spreadsheets show money: `$ 34.800`, `$34,800.00`, `34.800 COP`. */
const amount = /^\$?(\d+|\d{1,3}(?:([.,])\d{3})(?:\2\d{3})*)([.,]00?)?(?:cop)?$/i;

/** Whole pesos from a cell that a spreadsheet may have formatted as money; null for any other text. */
export function wholePesos(text: string): number | null {
  const [, digits, separator, decimals] = amount.exec(text.replace(/\s/g, '')) ?? [];
  const pesos = Number(digits?.replace(/\D/g, ''));
  // `9.800.00` and `9.80` are not money of this country.
  const mixed = separator !== undefined && decimals?.startsWith(separator);
  return digits === undefined || mixed || !Number.isSafeInteger(pesos) ? null : pesos;
}

/** `9,9` and `12,35`: thousands, where a sheet of another region takes their point for a decimal sign. */
const thousands = /^\d{1,3},\d{1,3}$/;
const REGION =
  'En la hoja: Archivo, Configuración, región Colombia; o escribe solo cifras, por ejemplo 34800.';
const INSTEAD = 'Escribe solo cifras, por ejemplo 34800, o déjala vacía para «Consultar».';

/** The price of a dish, or why the amount is refused, in Spanish. */
export const readPesos = (text: string): number | string =>
  wholePesos(text) ??
  `el precio «${text}» no es un número entero de pesos. ${thousands.test(text) ? REGION : INSTEAD}`;

/** The least that an order costs, or none. */
export const minimum = cell(
  (text) =>
    text === '' ||
    wholePesos(text) !== null ||
    `«${text}» no es un número entero de pesos. Escribe por ejemplo 30000, o déjala vacía.`,
);

const MAX_FEE_PESOS = 50_000;
/** The price of a delivery. */
export const fee = cell((text) => {
  const pesos = wholePesos(text);
  if (pesos === null)
    return `${text === '' ? 'está vacía' : `«${text}» no es un número entero de pesos`}. Escribe por ejemplo 4000.`;
  return pesos <= MAX_FEE_PESOS || `«${text}» no sirve. Un domicilio cuesta de 0 a ${MAX_FEE_PESOS} pesos.`;
}).transform((text) => wholePesos(text) ?? 0);
