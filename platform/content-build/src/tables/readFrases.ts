import { z } from 'zod';
import type { KitchenPhrases } from '@asia/shared/contracts';
import { anyText, type Check, like, short } from './cells';
import type { Report } from './Problem';
import { readRows } from './readRows';

const FILE = 'frases.csv';
const MAX_CHARACTERS = 40;

// Otherwise the site would not find its phrase in the note again.
const withoutComma: Check = (text) =>
  !text.includes(',') || `«${text}» lleva una coma, que separa las frases de una nota. Escribe dos filas.`;

const table = z.object({
  para: like(/^(?:plato|pedido)$/i, 'Escribe plato o pedido.'),
  es: short(MAX_CHARACTERS, withoutComma),
  en: anyText,
  zh: anyText,
});

/** Phrases for the kitchen in the table's order, untranslated ones in Spanish; undefined without a table. */
export function readFrases(text: string, report: Report): KitchenPhrases | undefined {
  if (text === '') return undefined;
  const rows = readRows(FILE, text, table, report).map(({ cells: { para, es, en, zh } }) => ({
    para: para.toLowerCase(),
    phrase: { es, en: en || es, zh: zh || es },
  }));
  const phrasesFor = (of: string) => rows.flatMap(({ para, phrase }) => (para === of ? [phrase] : []));
  return { dish: phrasesFor('plato'), order: phrasesFor('pedido') };
}
