import { type JSONPath, type ParseErrorCode, printParseErrorCode, visit } from 'jsonc-parser';

/** A place where a text stops being JSON. */
export interface JsonMistake {
  line: number;
  /** In Spanish: what to write instead. */
  message: string;
}

export interface LocatedJson {
  mistake: JsonMistake | null;
  /** Line of each member by its path, `orders.paused` or `hours.0.opens`. */
  lines: ReadonlyMap<string, number>;
}

/** An object or a list that is not closed yet. */
interface Open {
  end: '}' | ']';
  line: number;
  names: Set<string>;
}

const badStrings = ['UnexpectedEndOfString', 'InvalidUnicode', 'InvalidEscapeCharacter', 'InvalidCharacter'];
const notUnderstood = (word: string) =>
  `«${word}» no se entiende. Los textos van entre comillas, los números solo con cifras, y sí o no es true o false`;

/** The mistake of a text where a name or a value is expected. */
function badStart(found: string, expected: 'name' | 'value'): string {
  const [first = ''] = found;
  if (first === '') return 'el archivo termina antes de tiempo: falta cerrar una llave } o un corchete ]';
  if ("“”«»‘’'".includes(first)) return `las comillas ${first} no sirven. Usa comillas rectas "`;
  if (/^[,:{}[\]]/.test(first)) return `sobra «${first}», o falta un valor antes. Quita la coma que sobre`;
  return expected === 'name' ? `«${found}» va entre comillas: "${found}"` : notUnderstood(found);
}

/** The mistake where a comma is expected; the rest of a number with two points begins there too. */
function noComma(text: string, at: number): string {
  const [number = ''] = /[\w.+-]+$/.exec(text.slice(0, at)) ?? [];
  const [rest = ''] = /^[\w.+-]+/.exec(text.slice(at)) ?? [];
  if (number !== '' && rest !== '') return notUnderstood(number + rest);
  if (text[at - 1] === '"' && /\p{L}/u.test(text[at] ?? ''))
    return 'hay comillas dentro de un texto. Escríbelas como « » o con una barra antes: \\"';
  return `falta una coma antes de «${text.slice(at, at + 20).split('\n')[0]}»`;
}

/**
 * Finds the first mistake of a JSON text and the line of each member before it. `JSON.parse` gives no line, reports in
 * English, and accepts duplicate names.
 */
export function locateJson(text: string): LocatedJson {
  const lines = new Map<string, number>();
  const open: Open[] = [];
  let expected: 'value' | 'name' | 'colon' | 'comma' | 'nothing' = 'value';
  let lastName = '';
  let lineOfComma: number | null = null;
  let mistake: JsonMistake | null = null;

  const flag = (line: number, message: string) => (mistake ??= { line: line + 1, message: `${message}.` });
  const explain = (code: ParseErrorCode, at: number, length: number, line: number) => {
    const kind = printParseErrorCode(code);
    const around = open.at(-1);
    if (kind === 'InvalidCommentToken') return flag(line, 'aquí no van comentarios. Bórralo');
    if (expected === 'nothing') return flag(line, 'sobra lo que sigue a la última llave }');
    if (expected === 'colon') return flag(line, `faltan los dos puntos después de "${lastName}"`);
    if (expected === 'comma' && around && at === text.length)
      return flag(around.line, `falta cerrar con ${around.end} lo que se abre aquí`);
    if (expected === 'comma') return flag(line, noComma(text, at));
    if (badStrings.includes(kind))
      return flag(line, 'falta cerrar las comillas " de este texto, o lleva una barra \\ suelta');
    if (lineOfComma !== null && around && text[at] === around.end)
      return flag(lineOfComma, `sobra la coma antes de ${around.end}`);
    return flag(line, badStart(text.slice(at, at + length), expected));
  };
  const place = (path: JSONPath, line: number) => {
    const name = path.join('.');
    // The line of its name, where the value is on the next one.
    if (path.length > 0 && !lines.has(name)) lines.set(name, line + 1);
  };
  const ended = () => {
    expected = open.length > 0 ? 'comma' : 'nothing';
  };
  const begin =
    (end: Open['end']) =>
    (_at: number, _length: number, line: number, _character: number, path: () => JSONPath) => {
      place(path(), line);
      open.push({ end, line, names: new Set() });
      expected = end === '}' ? 'name' : 'value';
      lineOfComma = null;
    };
  const close = (_at: number, length: number) => {
    // No length: the text has ended, and the list is still open.
    if (length === 0) return;
    open.pop();
    ended();
  };

  visit(
    text,
    {
      onObjectBegin: begin('}'),
      onArrayBegin: begin(']'),
      onObjectEnd: close,
      onArrayEnd: close,
      onObjectProperty: (name, _at, _length, line, _character, path) => {
        const names = open.at(-1)?.names;
        if (names?.has(name)) flag(line, `«${name}» está dos veces. Deja una`);
        names?.add(name);
        place([...path(), name], line);
        lastName = name;
        expected = 'colon';
      },
      onLiteralValue: (_value, _at, _length, line, _character, path) => {
        place(path(), line);
        ended();
      },
      onSeparator: (sign, _at, _length, line) => {
        expected = sign === ',' && open.at(-1)?.end === '}' ? 'name' : 'value';
        lineOfComma = sign === ',' ? line : null;
      },
      onError: explain,
    },
    { disallowComments: true },
  );
  return { mistake, lines };
}
