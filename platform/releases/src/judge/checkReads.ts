import path from 'node:path';
import {
  type ContentRead,
  type ContractOf,
  CONTRACTS,
  incomparable,
  readContracts,
} from '@asia/release-store/recorded-contract';
import type { EntriesByName, SiteContent } from '@asia/shared/contracts';
import { pageEntry } from '@asia/shared/contracts/composeTable';
import { type Difference, judgeContentEntries, type Wanted } from './judgeContentEntries';
import { type Compared, remedy } from './remedy';
import { shapeOf } from './shapeOf';

export interface Reader extends ContractOf, Compared {
  /** Not live: browsers fall back to it when the live build does not run. */
  isFallback?: boolean;
}

export interface ReadContent extends Pick<Compared, 'isNew' | 'remedy'> {
  version: string;
  site: Pick<SiteContent, 'routes'>;
  entries: EntriesByName;
}

/** A difference between the content and a reading build. */
interface Incompatibility extends Difference {
  reader: Reader;
  name: string;
  /** The reading file. */
  file: string;
}

/**
 * Checks content against the builds that read it, whichever of them is new.
 * @returns one sentence for each build that cannot read it, or cannot be compared
 */
export function checkReads(content: ReadContent, readers: readonly Reader[]): string[] {
  const { comparable, refusals } = readContracts(readers);
  const builds = readingBuilds(content, comparable);
  const judged = judgeBuilds(content, builds);
  const differing = builds.flatMap(({ reader, contracts, wanted }) => {
    const differences = judged.get(contracts);
    const [first] = wanted.flatMap(({ name, file }) => {
      const difference = differences?.get(name);
      return difference ? [{ ...difference, reader, name, file }] : [];
    });
    return first ? [describe(first, content)] : [];
  });
  return [...refusals, ...differing];
}

/** Whether every content of the same shape fits these builds. */
export function fitByShape(content: ReadContent, readers: readonly Reader[]): boolean {
  const { comparable, refusals } = readContracts(readers);
  const judged = judgeBuilds(content, readingBuilds(content, comparable), shapeOf);
  return refusals.length === 0 && [...judged.values()].every(({ size }) => size === 0);
}

const readingBuilds = (
  content: ReadContent,
  readers: ReturnType<typeof readContracts<Reader>>['comparable'],
) =>
  readers.map((reader) => {
    const { reads, contracts, declarations } = reader.contract;
    const map = path.join(reader.folder, declarations[CONTRACTS] ?? '');
    return { reader, contracts, map, wanted: reads.flatMap((read) => wantedBy(read, content)) };
  });

/** Differences of the content from each set of declarations, by its hash. */
function judgeBuilds(
  { entries }: ReadContent,
  builds: ReturnType<typeof readingBuilds>,
  write?: typeof shapeOf,
): Map<string, ReadonlyMap<string, Difference>> {
  // Builds with the same declarations are judged together: the compiler needs a second each time.
  const judged = new Map<string, ReadonlyMap<string, Difference>>();
  for (const { contracts, map } of builds) {
    if (judged.has(contracts)) continue;
    const wanted = builds.flatMap((build) => (build.contracts === contracts ? build.wanted : []));
    judged.set(contracts, judgeContentEntries(map, wanted, entries, write));
  }
  return judged;
}

/** The entries behind a name with `*`, or with a category in braces. */
function wantedBy(
  { name: key, file }: ContentRead,
  { site, entries }: ReadContent,
): (Wanted & { file: string })[] {
  const [, category] = /\{(.+)\}/.exec(key) ?? [];
  const [head = '', tail] = key.split('*');
  const names = category
    ? site.routes.category.flatMap((row) => (row.key === category ? [pageEntry(row.route)] : []))
    : tail === undefined
      ? [key]
      : Object.keys(entries).filter((known) => known.startsWith(head) && known.endsWith(tail));
  return names.map((name) => ({ key: category ? key : name, name, file }));
}

function describe(
  { reader, name, field, value, isUntyped, file }: Incompatibility,
  { version, ...content }: ReadContent,
): string {
  const what = field ? `\`${field}\` of the entry ${name}` : `the entry ${name}`;
  if (isUntyped) return incomparable(reader, `its contract has no type of ${what} (${file})`);
  const who = `${label(reader)}${reader.isFallback ? ', the fallback build,' : ''}`;
  const found = value === undefined ? 'does not have' : `has as ${short(value)}`;
  return `${who} reads ${what} (${file}), which the content ${version} ${found}. ${remedy(reader, { ...content, app: 'the content' })}`;
}

const label = ({ app, version }: Reader) => `${app} ${version}`;

/** A value as a sentence shows it. */
const short = (value: unknown) => JSON.stringify(value).replace(/^(.{40}).+$/s, '$1…');
