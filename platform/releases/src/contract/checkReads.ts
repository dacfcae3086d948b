import type { AppDescription, ContentEntries, SiteContent } from '@asia/shared/contracts';
import { pageEntry, routesOf } from '@asia/shared/contracts/composeTable';
import { readContract, type ContentRead, type ContractOf } from '@asia/release-store/contract';
import { z } from 'zod';

/** A build that reads the content. */
export interface Reader extends ContractOf {
  description: AppDescription;
  /** It is not live: browsers fall back to it when the live build does not run. */
  isFallback?: boolean;
}

/** A build of the content. */
export interface ReadContent {
  version: string;
  site: Pick<SiteContent, 'routes'>;
  entries: ContentEntries;
}

/** What a build reads and the content does not have. */
interface Incompatibility {
  reader: Reader;
  read: ContentRead;
  /** Name of the entry. */
  name: string;
  /** Within the entry: `dishes.3.price`; empty for the entry itself. */
  field: string;
  /** What is there in its place; absent where nothing is. */
  value?: unknown;
}

/**
 * Checks content against the builds that read it, whichever of them is new.
 * @param forOwner the content is what is released: the sentences are Spanish
 * @returns one sentence for each build that cannot read it
 * @throws Error when a build was stored without what it reads
 */
export function checkReads(
  content: ReadContent,
  readers: readonly Reader[],
  { forOwner = false }: { forOwner?: boolean } = {},
): string[] {
  const describe = forOwner ? inSpanish : inEnglish;
  return readers.flatMap((reader) => {
    const found = incompatibilityOf(content, reader, readsOf(reader, forOwner));
    return found ? [describe(found, content)] : [];
  });
}

function readsOf(reader: Reader, forOwner: boolean): ContentRead[] {
  try {
    return readContract(reader).reads;
  } catch (error) {
    if (!forOwner) throw error;
    throw new Error(
      `No se puede saber si el sitio muestra este contenido: ${label(reader)} no dice qué lee de él. ` +
        'Avisa a quien programa el sitio; hasta entonces queda como está.',
      { cause: error },
    );
  }
}

function incompatibilityOf(
  content: ReadContent,
  reader: Reader,
  reads: readonly ContentRead[],
): Incompatibility | undefined {
  for (const read of reads) {
    const schema = z.fromJSONSchema(read.schema);
    for (const name of namesOf(read, reader, content)) {
      const entry = content.entries[name];
      if (entry === undefined) return { reader, read, name, field: '' };
      const { error } = schema.safeParse(entry);
      if (!error) continue;
      const path = pathOf(error.issues);
      const value = path.reduce<unknown>((at, key) => (at as Record<PropertyKey, unknown>)[key], entry);
      return { reader, read, name, field: path.map(String).join('.'), value };
    }
  }
  return undefined;
}

/** The entries that are meant by a name with `*`. */
function namesOf({ name, page }: ContentRead, { description }: Reader, { site, entries }: ReadContent) {
  if (page)
    return routesOf(description, site)
      .filter((row) => row.page === page)
      .map(({ path }) => pageEntry(path));
  const [head = '', tail] = name.split('*');
  if (tail === undefined) return [name];
  return Object.keys(entries).filter((known) => known.startsWith(head) && known.endsWith(tail));
}

type Issues = readonly z.core.$ZodIssue[];

/** Where the first issue is; of values that fit none of several shapes, within the one that they are nearest to. */
function pathOf([issue]: Issues): PropertyKey[] {
  if (!issue) return [];
  const within = issue.code === 'invalid_union' ? issue.errors.map(pathOf) : [];
  return [...issue.path, ...(within.sort((a, b) => b.length - a.length)[0] ?? [])];
}

function inEnglish({ reader, read, name, field, value }: Incompatibility, { version }: ReadContent): string {
  const what = field ? `\`${field}\` of the entry ${name}` : `the entry ${name}`;
  const who = `${label(reader)}${reader.isFallback ? ', the fallback build,' : ''}`;
  const found = value === undefined ? 'does not have' : `has as ${short(value)}`;
  return (
    `${who} reads ${what} (${read.file}), which the content ${version} ${found}. ` +
    `Release content that has it first, or build ${reader.app} for what is live.`
  );
}

function inSpanish({ reader, read, name, field, value }: Incompatibility): string {
  const what =
    value === undefined
      ? `falta ${field ? `«${field}» en ` : ''}«${name}»`
      : `${field ? `«${field}» de ` : ''}«${name}» dice ${short(value)}`;
  const who = `${label(reader)}${reader.isFallback ? ', su versión de respaldo,' : ''}`;
  return (
    `El sitio no puede mostrar este contenido: ${what} (se escribe en ${authoredFile(name)}), y ${who} lo lee (${read.file}). ` +
    'Revísalo allí; si no lo cambiaste, avisa a quien programa el sitio.'
  );
}

/** The file that the owner writes an entry in. */
function authoredFile(name: string): string {
  if (name === 'facts') return 'content/restaurant.json';
  if (name === 'game' || name.startsWith('page/')) return 'content/pages/ y content/pages.csv';
  return 'content/menu.csv y content/categories.csv';
}

const label = ({ app, version }: Reader) => `${app} ${version}`;

/** A value as a sentence shows it. */
const short = (value: unknown) => JSON.stringify(value).replace(/^(.{40}).+$/s, '$1…');
