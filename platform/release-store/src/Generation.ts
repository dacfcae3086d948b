import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

/** Names of files of a generation, below its folder. */
export const GENERATION = {
  pointer: 'releases.json',
  routes: 'routes.json',
  products: 'products.json',
  pages: 'pages/',
  notFound: 'pages/404.html',
  /** Answered when nothing else can be served. Generations of older shells have none. */
  unavailable: 'pages/503.html',
  files: 'files.json',
} as const;

/**
 * The list of files of a generation. Own files have their name below its folder; files of builds and pictures have
 * their name in the release store (`mfe/…`, `pictures/…`). Each has the SHA-256 of its plain content, or its first
 * digits.
 */
export interface GenerationFiles {
  /** Files that guests need to read every page and to order. Unless all are whole, the generation is not served. */
  needed: Record<string, string>;
  /** Pictures, fonts, share cards, lazy chunks. Damaged ones are left out. */
  other: Record<string, string>;
}

const hashes = z.record(z.string(), z.string());
const schema = z.looseObject({ needed: hashes, other: hashes });

/** @throws Error when it is no such list */
export const parseGenerationFiles = (value: unknown): GenerationFiles => schema.parse(value);

/** Writes the list, sorted: the same files give the same bytes. */
export function writeGenerationFiles(folder: string, files: GenerationFiles): void {
  const sorted = (hashes: Record<string, string>) =>
    Object.fromEntries(Object.entries(hashes).sort(([a], [b]) => (a < b ? -1 : 1)));
  const content = { needed: sorted(files.needed), other: sorted(files.other) };
  writeFileSync(path.join(folder, GENERATION.files), `${JSON.stringify(content, null, 2)}\n`);
}

export const isNeeded = (file: string) =>
  file === GENERATION.pointer ||
  file === GENERATION.routes ||
  (/^pages\/.*\.html$/.test(file) && file !== GENERATION.unavailable);
