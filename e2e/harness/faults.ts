import type { Fault } from './FaultServer';
import { markdownTable } from './markdownTable';

/** A guest's page when a file does not load, and the step that heals it. */
export const outcomes = {
  whole: { sees: 'nothing: the page is whole', after: '–', heals: '–' },
  plain: { sees: 'the page, partly unstyled', after: '3 s, 10 s on the way to it', heals: 'by itself' },
  late: {
    sees: '"La conexión está lenta"',
    after: 'a failed try at once, else 10 s',
    heals: '"Recargar la página"',
  },
  newTab: {
    sees: '"La conexión está lenta"',
    after: '10 s',
    heals: '"Recargar la página"; then the next tab',
  },
  slow: { sees: 'its text, and "La conexión está lenta"', after: '10 s', heals: '"Recargar la página"' },
  frozen: { sees: 'its text, and "Esta parte no cargó"', after: 'at once', heals: '"Reintentar"' },
  error: { sees: '"Se produjo un error inesperado..."', after: 'at once', heals: '"Reintentar"' },
};
export type Outcome = keyof typeof outcomes;

export const moments = ['first', 'later'] as const;
export type Moment = (typeof moments)[number];

/**
 * Faults of a file in the table. Each covers others with the same end: `refuse` an error status, `hang` an answer byte
 * by byte, `wrong hash` a truncated answer, or HTML.
 */
const ways = ['refuse', 'hang', 'wrong hash'] as const satisfies readonly Fault[];
type Way = (typeof ways)[number];

export interface Row {
  files: RegExp;
  /** On a first visit of a remote's page. */
  first: Record<Way, Outcome>;
  /** On a navigation to that page. */
  later: Record<Way, Outcome>;
  /** Number of faulty answers; by default all. */
  maxFaults?: number;
  /** Moments without a request for it: no fault can apply. */
  unasked?: readonly Moment[];
}

/** Outcomes of the three ways. A browser caches an altered answer, which changes the outcome of one file. */
const ends = (refuse: Outcome, hang: Outcome = refuse, altered: Outcome = refuse) => ({
  refuse,
  hang,
  'wrong hash': altered,
});
const nothing: Pick<Row, 'first' | 'later'> = { first: ends('whole'), later: ends('whole') };
const ofRemote: typeof nothing = { first: ends('frozen', 'slow'), later: ends('error', 'slow') };

export const rows: Record<string, Row> = {
  pointer: { files: /^\/releases\.json$/, ...nothing, unasked: ['first', 'later'] },
  'boot script': {
    files: /\/boot\.js$/,
    ...nothing,
    first: ends('late', 'late', 'newTab'),
    unasked: ['later'],
  },
  'main script': { files: /\/main\.js$/, ...nothing, first: ends('late'), unasked: ['later'] },
  'script of the remote': { files: /\/menu-mfe\/.*\/remoteEntry\.js$/, ...ofRemote },
  'chunk of the page': { files: /\/chunks\/expose-CategoryPage\.js$/, ...ofRemote },
  'style sheet of the page': {
    files: /\/chunks\/expose-CategoryPage\.css$/,
    first: ends('plain'),
    later: ends('error', 'plain'),
  },
  'style sheet of the site': {
    files: /\/main\.css$/,
    ...nothing,
    first: ends('plain'),
    unasked: ['later'],
  },
  // A first visit has it in the page itself.
  'menu data': {
    files: /^\/mfe\/content\/entries\/section-arroz\.\w+\.json$/,
    ...ofRemote,
    first: ends('whole'),
    unasked: ['first'],
  },
  // A first visit has its entries in the page itself, and requests the index only for the pages that may follow.
  'index of the content': {
    files: /^\/mfe\/content\/\w+\/index\.json$/,
    ...ofRemote,
    first: ends('whole'),
  },
  products: { files: /^\/products$/, ...nothing },
  // Over HTTP/1 a browser has six connections: more pictures that hang would block everything else.
  'some pictures': { files: /^\/pictures\//, ...nothing, maxFaults: 3 },
};

/** One way for a file to go wrong, at one moment. */
export interface Cell {
  moment: Moment;
  way: Way;
}

/**
 * One cell for each outcome of a row. A moment without a request has one at most: a visit that proves just that. Each
 * row begins with another cell, so that together they show every fault.
 */
export function chooseCells(row: Row): Cell[] {
  const cells = moments.flatMap((moment) =>
    ways.slice(0, row.unasked?.includes(moment) ? 1 : undefined).map((way) => ({ moment, way })),
  );
  const start = Object.values(rows).indexOf(row) % cells.length;
  const outcome = ({ moment, way }: Cell) => row[moment][way];
  const turned = [...cells.slice(start), ...cells.slice(0, start)];
  return turned.filter((cell, at) => turned.findIndex((other) => outcome(other) === outcome(cell)) === at);
}

/** The tables of `docs/failures.md`. */
export function formatFaults(): string {
  const lines = Object.entries(rows).map(([name, row]) => [
    name,
    ...moments.flatMap((moment) => ways.map((way) => row[moment][way])),
  ]);
  const key = Object.entries(outcomes).map(([name, { sees, after, heals }]) => [name, sees, after, heals]);
  const ends = ['silent', 'altered'];
  return [
    markdownTable(['file', 'first visit: refused', ...ends, 'later: refused', ...ends], lines),
    markdownTable(['word', 'what the guest sees', 'after', 'what heals it'], key),
  ].join('\n\n');
}
