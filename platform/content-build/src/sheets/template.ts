import { tableName } from '@asia/release-store';
import { markKeys, plainText } from '@asia/shared/menu';
import { type Authored, NO_ROWS, TABLES } from '../authoredFiles';
import { problemText } from '../tables/Problem';
import { DAY_NAMES } from '../tables/readHorario';
import { readRecords } from '../tables/readTable';
import { KINDS } from '../today/readDeed';

/** Rows with a list or a calendar: more than a restaurant writes. */
const LAST_ROW = 1000;
const WIDE = 40;
const NARROW = 16;

const INSTRUCTIONS = [
  'Esta hoja es el sitio: cada pestaña es una tabla. Cambia una celda y el sitio la publica solo, en menos de un minuto.',
  'hoy: un plato agotado, cerrar más temprano. Borra la fila y se acaba. horario y domicilios: los turnos y los barrios.',
  'carta: los platos y sus precios. textos: lo que dicen las páginas. datos y pagos: teléfonos, propina, formas de pago. frases: lo que se toca bajo una nota.',
  'categorias, etiquetas y paginas cambian casi nunca. por-confirmar no sale en el sitio.',
  'No cambies los títulos de la primera fila ni el nombre de las pestañas. Puedes agregar columnas tuyas.',
  'Donde hay una lista, elige de ella; donde hay un calendario, ábrelo con dos toques.',
  'Los precios son solo cifras: 34800. Si cambia más de la mitad, se confirma con un signo: 98000!',
  'clave: por ella el sitio reconoce el plato. Déjala igual aunque cambie el nombre.',
  'Si te equivocas: Archivo, Historial de versiones. Tu página /hoja- dice qué se publicó, y qué no y por qué.',
  'Quien tenga el enlace la lee: los costos, los proveedores y los teléfonos privados van en otro libro.',
];

const range = (sheet: string, column: string) => `${sheet}!$${column}$2:$${column}$${LAST_ROW}`;
/** Choices of a column: words, or the cells of another sheet. */
const lists: Readonly<Record<string, { values: string[] } | { formula1: string }>> = {
  'carta/categoria': { formula1: range('categorias', 'A') },
  'carta/etiqueta': { formula1: range('etiquetas', 'A') },
  'carta/marcas': { values: [...markKeys] },
  'categorias/seccion_bebidas': { values: ['sí', 'no'] },
  'categorias/ancha': { values: ['sí', 'no'] },
  'horario/dia': { values: DAY_NAMES },
  'hoy/que': { values: KINDS },
  'frases/para': { values: ['plato', 'pedido'] },
};

/** Columns that a table may lack, and that an owner would not guess. */
const optional: Readonly<Record<string, string[]>> = {
  carta: ['alergenos'],
  domicilios: ['minimo', 'minutos'],
};

/** A day from 2020 on, as spreadsheets count them: they show a calendar. */
const calendar = { type: 'date', operator: 'greaterThan', formula1: '43830' } as const;
const isDay = (place: string) => place === 'hoy/fecha';

/** The tables of a content as a workbook (bytes of an .xlsx), for a restaurant that moves them into a spreadsheet. */
export async function writeTemplate(authored: Authored): Promise<Uint8Array> {
  const { writeXlsx } = await import('hucre/xlsx');
  return writeXlsx({ sheets: templateSheets(authored) });
}

/**
 * The tables as sheets, after one of instructions. Cells are plain text, except days, so that no spreadsheet turns them
 * into numbers or dates. A word outside a list is allowed here: the check reports it.
 */
function templateSheets(authored: Authored) {
  const names = TABLES.filter((file) => authored.has(file) || file === 'hoy.csv');
  const tables = names.map((file) => {
    const text = String(authored.get(file) ?? NO_ROWS);
    const rows = readRecords(file, text, (problem) => {
      throw new Error(problemText(problem));
    });
    const name = tableName(file);
    const [header = [], ...records] = rows ?? [];
    const lacking = optional[name]?.filter((title) => !header.some((own) => plainText(own) === title));
    const columns = [...header, ...(lacking ?? [])];
    const titles = columns.map((title) => `${name}/${title}`);
    const letters = titles.map((_, index) => String.fromCharCode('A'.charCodeAt(0) + index));
    return {
      name,
      rows: [columns, ...records],
      freezePane: { rows: 1 },
      columns: titles.map((place) => ({
        width: /descripcion|tarjeta|titulo|alt|nota|nombre|textos|datos|pregunta/.test(place) ? WIDE : NARROW,
        numFmt: isDay(place) ? 'yyyy-mm-dd' : '@',
      })),
      dataValidations: titles.flatMap((place, index) => {
        const list = lists[place];
        const offer = isDay(place) ? calendar : list && { type: 'list' as const, ...list };
        return offer ? [{ ...offer, range: `${letters[index]}2:${letters[index]}${LAST_ROW}` }] : [];
      }),
    };
  });
  return [
    { name: 'Instrucciones', rows: INSTRUCTIONS.map((line) => [line]), columns: [{ width: 120 }] },
    ...tables,
  ];
}
