import { readFileSync } from 'node:fs';
import path from 'node:path';
import { PRERENDER_VERSION } from '@asia/shared/contracts';
import { exportedNames } from './exportedNames';
import type { EntryUse } from '@asia/release-store/contract';
import { SharedDeclarations } from './SharedDeclarations';

/** The API of a version of `@asia/shared`, which builds of other teams use. */
export interface SharedApi {
  version: string;
  /** Version of what tools and shell agree on, pointer included, and the hash of its declarations. */
  prerender: string;
  entries: Record<string, EntryUse>;
}

/** @param singletons entries that the shell provides; those that apps bundle do not count */
export function readApi(folder: string, singletons: string[]): SharedApi {
  const shared = new SharedDeclarations(folder);
  const { version } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as SharedApi;
  const entries = singletons
    .filter((name) => shared.owns(name))
    .map((name) => [
      name,
      { names: exportedNames(shared.absolute(shared.entry(name))), hash: shared.hash(name) },
    ]);
  return {
    version,
    prerender: `${PRERENDER_VERSION} ${shared.hashOf('src/contracts/prerender.d.ts')}`,
    entries: Object.fromEntries(entries) as SharedApi['entries'],
  };
}

/** One line per name, for readable diffs. */
export function formatApi({ version, prerender, entries }: SharedApi): string {
  const lines = Object.entries(entries).flatMap(([entry, { hash, names }]) => [
    '',
    `${entry} ${hash}`,
    ...names.map((name) => `  ${name}`),
  ]);
  return [version, `prerender ${prerender}`, ...lines, ''].join('\n');
}

export function parseApi(text: string): SharedApi {
  const [head = '', ...blocks] = text.trim().split('\n\n');
  const [version = '', prerender = ''] = head.split('\nprerender ');
  const entries = blocks.map((block) => {
    const [entry = '', hash = '', ...names] = block.split(/\s+/);
    return [entry, { names, hash }] as const;
  });
  return { version, prerender, entries: Object.fromEntries(entries) };
}

/** Whether tools hand something else to a shell, or expect something else of it, under the same `PRERENDER_VERSION`. */
export const prerenderChanged = (before: SharedApi, now: SharedApi): boolean =>
  before.prerender !== now.prerender && number(before) === number(now);

const number = ({ prerender }: SharedApi) => prerender.split(' ')[0];

/**
 * Checks the version: every change of the API raises it, a removed name raises the first number, and the
 * change log has a line for it.
 * @returns what to do; undefined when the version is right
 */
export function versionProblem(before: SharedApi, now: SharedApi, changeLog: string): string | undefined {
  const changed = Object.keys({ ...before.entries, ...now.entries }).find(
    (entry) => before.entries[entry]?.hash !== now.entries[entry]?.hash,
  );
  const lost = lostName(before, now);
  const raised = now.version.localeCompare(before.version, undefined, { numeric: true }) > 0;
  if (lost && (!raised || major(now) === major(before))) {
    return `${lost} is gone since @asia/shared ${before.version}: the version must be ${major(before) + 1}.0.0.`;
  }
  if (changed && !raised) {
    return `${changed} has changed since @asia/shared ${before.version}: raise the version in shared/package.json.`;
  }
  if (!changeLog.includes(`\n## ${now.version}\n`)) {
    return `shared/CHANGELOG.md has no line for ${now.version}.`;
  }
  return undefined;
}

function lostName(before: SharedApi, now: SharedApi): string | undefined {
  for (const [entry, { names }] of Object.entries(before.entries)) {
    const kept = now.entries[entry]?.names;
    if (!kept) return entry;
    const lost = names.find((name) => !kept.includes(name));
    if (lost) return `\`${lost}\` of ${entry}`;
  }
  return undefined;
}

const major = ({ version }: SharedApi) => Number.parseInt(version, 10);
