import { z } from 'zod';
import { type BlobStore, readParsed } from './BlobStore';
import { padded } from './DeploymentLog';

/** Pause between two looks at the owner's sheet. */
export const SHEET_LOOK_MS = 20_000;

const STATUS = 'status/';
/** Number of statuses that stay. */
const MAX_STORED = 20;

const schema = z.looseObject({
  /** From 1; the highest one is the newest. */
  number: z.number(),
  /** When it was written; ISO 8601, like every time here. */
  at: z.string(),
  /** Token of the owner's page. Whoever knows its address may read the page. */
  token: z.string(),
  /** SHA-256 of each table at an address when it was last handled: released, or refused. */
  handled: z.record(z.string(), z.string()),
  /** The live content, its time and its changes; Spanish sentences. */
  live: z.looseObject({
    version: z.string(),
    at: z.string(),
    action: z.enum(['release', 'rollback', 'retire']),
    changes: z.array(z.string()),
    /** Rows in effect, with times in milliseconds since 1970; or until the owner deletes the row. */
    today: z
      .array(z.looseObject({ text: z.string(), from: z.number().optional(), until: z.number().optional() }))
      .optional(),
    /** Rows of a day that cannot be read, and dishes that are read in Spanish; sentences. */
    unread: z.array(z.string()).optional(),
    untranslated: z.array(z.string()).optional(),
  }),
  /** A begun release: its content, and the deployment before it. */
  releasing: z.looseObject({ version: z.string(), after: z.number() }).optional(),
  /** Why the last change is not live; Spanish sentences. */
  refused: z.array(z.string()).optional(),
  /** The refusal is no fault of the tables: they are released again later. */
  retry: z.boolean().optional(),
  /** Time of the last complete reading. */
  readAt: z.string(),
  /** The reason why no reading succeeded since; a Spanish sentence. */
  unread: z.string().optional(),
});

/** The record of the follower of tables at addresses. */
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
}

/**
 * Describes a status for the owner: mistakes first, then the live content.
 * @param now milliseconds since 1970
 */
export function statusSections(
  { live, releasing, refused, retry, unread }: SheetStatus,
  now = Date.now(),
): StatusSection[] {
  const sections: StatusSection[] = [];
  if (releasing) sections.push({ title: 'Publicando tu último cambio', lines: ['Tarda unos segundos.'] });
  else if (refused) {
    const next = retry
      ? 'El sitio lo intenta otra vez cada cinco minutos.'
      : 'Corrígelo en la hoja: el sitio la lee solo, en menos de un minuto.';
    sections.push({
      title: 'Tu último cambio no está en el sitio',
      lines: [...refused, next],
      isWrong: true,
    });
  }
  if (unread) sections.unshift({ title: 'No se puede leer la hoja', lines: [unread], isWrong: true });
  const { today = [], unread: rows = [], untranslated = [] } = live;
  const days = (counts: (from: number, until: number) => boolean) =>
    today.flatMap(({ text, from, until }) => (from && until && counts(from, until) ? text : []));
  const listed: StatusSection[] = [
    { title: 'Filas de hoy que el sitio no entiende', lines: rows, isWrong: true },
    { title: 'Hoy', lines: days((from, until) => from <= now && now < until) },
    {
      title: 'Sin fecha: hasta que borres la fila',
      lines: today.flatMap(({ text, until }) => (until ? [] : text)),
    },
    { title: 'Más adelante', lines: days((from) => from > now) },
    { title: 'Platos sin traducción', lines: untranslated },
  ];
  const isBack = live.action === 'rollback';
  sections.push({
    title: `${isBack ? 'El sitio volvió a una versión anterior' : 'En el sitio desde'} el ${inMedellin(live.at)}`,
    lines: [...live.changes, ...(isBack ? ['Queda así hasta tu próximo cambio en la hoja.'] : [])],
  });
  return [...sections, ...listed.filter(({ lines }) => lines.length > 0)].sort(
    (one, other) => Number(other.isWrong ?? false) - Number(one.isWrong ?? false),
  );
}
