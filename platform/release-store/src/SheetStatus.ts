import { z } from 'zod';
import { type BlobStore, readParsed } from './BlobStore';
import { padded } from './DeploymentLog';
import type { OwnerView } from './OwnerView';
import { tableName } from './tableName';

/** Pause between two looks at the owner's sheet. */
export const SHEET_LOOK_MS = 20_000;
/** Without a reading for so long the owner's page warns: writes come every five minutes, and most shorter gaps end. */
export const SHEET_LATE_MS = 8 * 60_000;

const STATUS = 'status/';
/** Number of statuses that stay. */
const MAX_STORED = 20;

const table = z.looseObject({
  /** SHA-256 of the table in the sheet when it was last handled; empty while it has no tab. */
  hash: z.string(),
  /** When that was; ISO 8601, like every time here. */
  at: z.string(),
  /** Why it is not live; Spanish sentences. */
  refused: z.array(z.string()).optional(),
  /** The refusal is no fault of the table: it is tried again later. */
  retry: z.boolean().optional(),
});

const schema = z.looseObject({
  /** From 1; the highest one is the newest. */
  number: z.number(),
  at: z.string(),
  /** Token of the owner's page. Whoever knows its address may read the page. */
  token: z.string(),
  tables: z.record(z.string(), table),
  /** Time of the last complete reading. */
  readAt: z.string(),
  /** The reason why no reading succeeded since; a Spanish sentence. */
  unread: z.string().optional(),
  /** What was wrong when the owner's telephone was told last. */
  told: z.string().optional(),
});

/** What became of a table of the sheet. */
export type TableStatus = z.infer<typeof table>;
/** The record of the follower of the sheet. */
export type SheetStatus = z.infer<typeof schema>;

/** The newest status of a release store; null where nothing follows. */
export async function newestStatus(store: BlobStore): Promise<SheetStatus | null> {
  const newest = (await store.list(STATUS)).at(-1);
  return newest ? readParsed(store, newest.name, (value) => schema.parse(value)) : null;
}

/** Adds a status. @returns null when another follower was first */
export async function addStatus(store: BlobStore, status: SheetStatus): Promise<SheetStatus | null> {
  const nameOf = (number: number) => `${STATUS}${padded(number)}.json`;
  if (!(await store.create(nameOf(status.number), Buffer.from(JSON.stringify(status, null, 2))))) return null;
  const oldest = nameOf(Math.max(0, status.number - MAX_STORED));
  await store.remove((await store.list(STATUS)).map(({ name }) => name).filter((name) => name <= oldest));
  return status;
}

const inMedellin = (at: string) =>
  new Date(at).toLocaleString('es-CO', {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: 'numeric',
    minute: '2-digit',
    timeZone: 'America/Bogota',
  });

export interface StatusSection {
  title: string;
  lines: string[];
  /** The owner must act. */
  isWrong?: boolean;
  /** Nothing to act on: only its title is read at first. */
  isCollapsed?: boolean;
}

/** What became of a table, in one line. */
function lineOf([file, { hash, at, refused }]: [string, TableStatus], { files }: OwnerView): string {
  if (refused) return `${tableName(file)}: tu cambio no está; arriba dice por qué`;
  if (hash !== files[file])
    return `${tableName(file)}: en el sitio hay otra versión, hasta que cambies una de sus celdas`;
  return `${tableName(file)}: en el sitio desde el ${inMedellin(at)}`;
}

/** Describes the sheet and the live content for the owner: mistakes first. @param now milliseconds since 1970 */
export function statusSections(
  { tables, unread }: Pick<SheetStatus, 'tables' | 'unread'>,
  view: OwnerView,
  now = Date.now(),
): StatusSection[] {
  const all = Object.entries(tables);
  const refused = all.flatMap(([file, { refused: lines, retry }]): StatusSection[] => {
    if (!lines) return [];
    const next = retry
      ? 'El sitio lo intenta otra vez cada cinco minutos.'
      : 'Corrígelo en la hoja: el sitio la lee solo, en menos de un minuto.';
    return [
      { title: `${tableName(file)}: tu cambio no está en el sitio`, lines: [...lines, next], isWrong: true },
    ];
  });
  const days = (counts: (from: number, until: number) => boolean) =>
    view.today.flatMap(({ text, from, until }) => (from && until && counts(from, until) ? text : []));
  const isBack = view.action === 'rollback';
  const since = isBack ? 'El sitio volvió a una versión anterior' : 'En el sitio desde';
  const listed: StatusSection[] = [
    { title: 'No se puede leer la hoja', lines: unread ? [unread] : [], isWrong: true },
    ...refused,
    { title: 'Filas de hoy que el sitio no entiende', lines: view.unread, isWrong: true },
  ].filter(({ lines }) => lines.length > 0);
  const others: StatusSection[] = [
    { title: 'Hoy', lines: days((from, until) => from <= now && now < until) },
    {
      title: 'Sin fecha: hasta que borres la fila',
      lines: view.today.flatMap(({ text, until }) => (until ? [] : text)),
    },
    { title: 'Más adelante', lines: days((from) => from > now) },
    { title: 'Ya pasó', lines: days((_, until) => until <= now) },
    { title: 'Platos sin traducción', lines: view.untranslated },
    { title: 'Idiomas que no nombran lo mismo', lines: view.differing },
    { title: 'Signos que quedan', lines: view.signs },
    { title: 'Notas', lines: [...view.notes], isCollapsed: true },
    { title: 'Cada pestaña', lines: all.map((each) => lineOf(each, view)) },
  ];
  return [
    ...listed,
    { title: `${since} el ${inMedellin(view.at)}`, lines: view.changes },
    ...others.filter(({ lines }) => lines.length > 0),
  ];
}
