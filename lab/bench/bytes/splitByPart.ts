import { brotliCompressSync, constants } from 'node:zlib';
import { eachMapping, TraceMap, type SourceMapInput } from '@jridgewell/trace-mapping';

/** Names the part that a source of a source map belongs to. */
type NameOf = (source: string) => string;

const compressed = (text: string): number =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;

/**
 * Divides the compressed size of a script among its parts. Each part is compressed alone, and the sizes are scaled to add up to
 * the whole. By the source map, because analysers of webpack's stats can only estimate modules that webpack has joined into one.
 * @param bytes compressed size of the whole script
 */
export function splitByPart(
  code: string,
  map: SourceMapInput,
  bytes: number,
  nameOf: NameOf,
): Record<string, number> {
  const alone = Object.entries(textByPart(code, map, nameOf)).map(
    ([name, text]) => [name, compressed(text)] as const,
  );
  const sum = alone.reduce((total, [, size]) => total + size, 0);
  return Object.fromEntries(alone.map(([name, size]) => [name, Math.round((size / sum) * bytes)]));
}

/** The text of a script by part; text without a source is webpack's. */
export function textByPart(code: string, map: SourceMapInput, nameOf: NameOf): Record<string, string> {
  const lines = code.split('\n');
  const texts: Record<string, string> = {};
  let last = { line: 1, column: 0, owner: 'webpack' };
  const take = (line: number, column: number) => {
    // A segment belongs to the mapping that starts it, and ends with the line at the latest.
    const text = (lines[last.line - 1] ?? '').slice(last.column, line === last.line ? column : undefined);
    if (text) texts[last.owner] = (texts[last.owner] ?? '') + text;
  };
  eachMapping(new TraceMap(map), ({ generatedLine, generatedColumn, source }) => {
    take(generatedLine, generatedColumn);
    last = { line: generatedLine, column: generatedColumn, owner: source ? nameOf(source) : 'webpack' };
  });
  take(Infinity, 0);
  return texts;
}
