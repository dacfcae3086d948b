import { type BlobStore, readParsed } from './BlobStore';
import { serverBuildOf } from './names';
import { CONTENT } from './readEntries';

/** Texts of what the restaurant writes, by table, row and column. */
export type Cells = Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, string>>>>>>;
/** File of the server build of a content: its cells. */
export const CELLS = 'cells.json';

/** Of more alike changes, the others are counted. */
const MAX_ALIKE = 8;
const few = (lines: readonly string[], of: string): string[] =>
  lines.length <= MAX_ALIKE
    ? [...lines]
    : [...lines.slice(0, MAX_ALIKE), `${of}: y ${lines.length - MAX_ALIKE} más`];

const MAX_LENGTH = 60;
const shown = (text: string) =>
  text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}…` : text || 'vacía';
/** The beginnings of two long texts may be the same. */
const difference = (one: string, other: string) =>
  Math.min(one.length, other.length) > MAX_LENGTH ? 'otro texto' : `${shown(one)} → ${shown(other)}`;

/** Lists the changes from one content to another for the owner, one Spanish line each. */
export function contentChanges(before: Cells, after: Cells): string[] {
  return Object.keys({ ...before, ...after }).flatMap((table) => {
    const [was, is] = [before[table] ?? {}, after[table] ?? {}];
    const placeOf = (row: string) => `${table} · ${(is[row] ?? was[row])?.nombre_es || row}`;
    const [old, now] = [Object.keys(was), Object.keys(is)];
    const stay = now.filter((row) => was[row]);
    const columns = new Set(stay.flatMap((row) => Object.keys({ ...was[row], ...is[row] })));
    return [
      ...few(
        now.flatMap((row) => (was[row] ? [] : `${placeOf(row)}: nueva`)),
        table,
      ),
      ...few(
        old.flatMap((row) => (is[row] ? [] : `${placeOf(row)}: ya no está`)),
        table,
      ),
      ...[...columns].flatMap((column) => {
        const lines = stay.flatMap((row) => {
          const [one = '', other = ''] = [was[row]?.[column], is[row]?.[column]];
          return one === other ? [] : `${placeOf(row)} · ${column}: ${difference(one, other)}`;
        });
        return few(lines, `${table} · ${column}`);
      }),
      ...(String(old.filter((row) => is[row])) === String(stay) ? [] : [`${table}: cambia el orden`]),
    ];
  });
}

/** As {@link contentChanges}, between two stored builds of the content; none where one is missing. */
export async function readChanges(
  { files }: { files: BlobStore },
  before?: string,
  after?: string,
): Promise<string[]> {
  if (!before || !after || before === after) return [];
  const [was, is] = await Promise.all(
    [before, after].map((version) =>
      readParsed(files, serverBuildOf(CONTENT, version) + CELLS, (value) => value as Cells).catch(() => null),
    ),
  );
  // A build of older tools has no cells.
  return was && is ? contentChanges(was, is) : [];
}
