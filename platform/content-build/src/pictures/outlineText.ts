/** Letters as outlines, in font units with y up; made by `lettering/fonts.py`. */
export interface Lettering {
  unitsPerEm: number;
  /** Character → advance and path. */
  letters: Readonly<Record<string, readonly [advance: number, path: string]>>;
  /** Two characters → what is added between them. */
  kerning: Readonly<Record<string, number>>;
}

/** Reads lettering from JSON, whose tuples TypeScript takes for arrays. */
export function asLettering(json: {
  unitsPerEm: number;
  letters: Record<string, (string | number)[]>;
  kerning: Record<string, number>;
}): Lettering {
  const letters = Object.fromEntries(
    Object.entries(json.letters).map(([letter, [advance, path]]) => [
      letter,
      [Number(advance), String(path)] as const,
    ]),
  );
  return { ...json, letters };
}

function letterOf({ letters }: Lettering, letter: string): readonly [number, string] {
  const found = letters[letter];
  if (!found) throw new Error(`no outline for ${JSON.stringify(letter)}; add it to lettering/fonts.py`);
  return found;
}

/** Places the letters of a line, in font units from its start. */
function setLine(lettering: Lettering, text: string): { places: number[]; width: number } {
  let x = 0;
  const letters = [...text];
  const places = letters.map((letter, index) => {
    const here = x;
    x += letterOf(lettering, letter)[0] + (lettering.kerning[letter + (letters[index + 1] ?? '')] ?? 0);
    return here;
  });
  return { places, width: x };
}

/** Width of a line in pixels. */
export function textWidth(lettering: Lettering, text: string, size: number): number {
  return (setLine(lettering, text).width * size) / lettering.unitsPerEm;
}

/**
 * A line of text as SVG paths, so that it looks the same on every machine.
 * @param x left edge, @param y baseline, @param size of the letters; all in pixels
 * @throws Error naming a character without an outline
 */
export function outlineText(lettering: Lettering, text: string, x: number, y: number, size: number): string {
  const scale = size / lettering.unitsPerEm;
  const { places } = setLine(lettering, text);
  const paths = [...text].map((letter, index) => {
    const [, path] = letterOf(lettering, letter);
    return path && `<path transform="translate(${places[index]} 0)" d="${path}"/>`;
  });
  return `<g transform="translate(${x} ${y}) scale(${scale} ${-scale})">${paths.join('')}</g>`;
}

/** Breaks text into lines no wider than `limit` pixels where words allow it. */
export function wrapText(lettering: Lettering, text: string, size: number, limit: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && textWidth(lettering, longer, size) <= limit) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
