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

class Stop extends Error {
  constructor(
    readonly at: number,
    message: string,
  ) {
    super(message);
  }
}

const word = /[\w.+-]*/y;
const number = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/;
const string = /"(?:[^"\\\p{Cc}]|[\u007f-\u009f]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*"/uy;

/** Parses a JSON text. `JSON.parse` gives no line, reports in English, and accepts duplicate names. */
class Walk {
  readonly places = new Map<string, number>();
  private at = 0;

  constructor(private readonly text: string) {}

  document(): void {
    this.value('');
    this.blanks();
    if (this.at < this.text.length) throw new Stop(this.at, 'sobra lo que sigue a la última llave }');
  }

  private blanks(): void {
    while (' \t\r\n'.includes(this.text[this.at] ?? '-')) this.at += 1;
  }

  private next(): string {
    this.blanks();
    return this.text[this.at] ?? '';
  }

  private match(pattern: RegExp): string | null {
    pattern.lastIndex = this.at;
    const found = pattern.exec(this.text)?.[0] ?? null;
    this.at += found?.length ?? 0;
    return found;
  }

  private value(path: string): void {
    const first = this.next();
    if (first === '{') return this.list('}', (done) => this.member(path, done));
    if (first === '[') {
      let index = 0;
      return this.list(']', () => this.item(path, index++));
    }
    if (first === '"') return void this.string();
    const start = this.at;
    const found = this.match(word) ?? '';
    if (['true', 'false', 'null'].includes(found) || number.test(found)) return;
    throw new Stop(start, this.unknownValue(first, found));
  }

  private unknownValue(first: string, found: string): string {
    if (first === '') return 'el archivo termina antes de tiempo: falta cerrar una llave } o un corchete ]';
    if ("“”«»‘’'".includes(first)) return `las comillas ${first} no sirven. Usa comillas rectas "`;
    if (first === '/' && found === '') return 'aquí no van comentarios. Bórralo';
    if (found === '') return `sobra «${first}», o falta un valor antes. Quita la coma que sobre`;
    return `«${found}» no se entiende. Los textos van entre comillas, los números solo con cifras, y sí o no es true o false`;
  }

  private string(): string {
    const start = this.at;
    const found = this.match(string);
    if (found === null)
      throw new Stop(start, 'falta cerrar las comillas " de este texto, o lleva una barra \\ suelta');
    return String(JSON.parse(found));
  }

  private list(end: string, read: (names: Set<string>) => void): void {
    const open = this.at;
    const names = new Set<string>();
    this.at += 1;
    if (this.next() === end) return void (this.at += 1);
    for (;;) {
      read(names);
      const after = this.next();
      if (after === '') throw new Stop(open, `falta cerrar con ${end} lo que se abre aquí`);
      const here = this.at;
      this.at += 1;
      if (after === end) return;
      if (after !== ',')
        throw new Stop(here, `falta una coma antes de «${this.text.slice(here, here + 20).split('\n')[0]}»`);
      if (this.next() === end) throw new Stop(here, `sobra la coma antes de ${end}`);
    }
  }

  private item(path: string, index: number): void {
    this.next();
    const inside = path === '' ? String(index) : `${path}.${index}`;
    this.places.set(inside, this.at);
    this.value(inside);
  }

  private member(path: string, names: Set<string>): void {
    const first = this.next();
    const start = this.at;
    if (first !== '"') {
      const found = this.match(word);
      throw new Stop(
        start,
        found ? `«${found}» va entre comillas: "${found}"` : this.unknownValue(first, ''),
      );
    }
    const name = this.string();
    if (names.has(name)) throw new Stop(start, `«${name}» está dos veces. Deja una`);
    names.add(name);
    if (this.next() !== ':') throw new Stop(this.at, `faltan los dos puntos después de "${name}"`);
    this.at += 1;
    const inside = path === '' ? name : `${path}.${name}`;
    this.places.set(inside, start);
    this.value(inside);
  }
}

/** Finds the first mistake of a JSON text and the line of everything before it. */
export function locateJson(text: string): LocatedJson {
  const walk = new Walk(text);
  const lineAt = (at: number) => text.slice(0, at).split(/\r\n|\r|\n/).length;
  let mistake: JsonMistake | null = null;
  try {
    walk.document();
  } catch (error) {
    if (!(error instanceof Stop)) throw error;
    mistake = { line: lineAt(error.at), message: `${error.message}.` };
  }
  return { mistake, lines: new Map([...walk.places].map(([path, at]) => [path, lineAt(at)])) };
}
