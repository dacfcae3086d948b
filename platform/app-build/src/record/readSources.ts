import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { readImports } from './readImports';
import { readProject } from './readProject';

export interface Sources {
  /** The app's own files behind its exposes, relative to its folder: no tests. */
  files: string[];
  /** Ambient declarations, e.g. of style sheets; absolute paths. */
  ambient: string[];
  /** Every package that the files import, with the names taken from it. */
  imports: Record<string, string[]>;
}

export function readSources(folder: string, exposes: string[]): Sources {
  const found = new Set<string>();
  const names = new Map<string, Set<string>>();
  const visit = (file: string) => {
    if (found.has(file)) return;
    found.add(file);
    if (file.endsWith('.json')) return;
    for (const taken of readImports(file, readFileSync(path.join(folder, file), 'utf8'))) {
      if (taken.specifier.startsWith('.')) {
        const next = resolveOwn(folder, path.join(path.dirname(file), taken.specifier));
        if (next) visit(next);
      } else {
        const known = names.get(taken.specifier) ?? new Set();
        for (const name of taken.names) known.add(name);
        names.set(taken.specifier, known);
      }
    }
  };
  for (const expose of exposes) visit(path.normalize(expose));
  return {
    files: [...found].sort(),
    ambient: readProject(folder).fileNames.filter(
      (file) => file.endsWith('.d.ts') && !found.has(path.relative(folder, file)),
    ),
    imports: Object.fromEntries([...names].map(([name, known]) => [name, [...known].sort()])),
  };
}

/** The endings of an app's own sources, in the order in which webpack tries them. */
export const ENDINGS = ['.tsx', '.ts', '.json'];

/** Styles and pictures are not followed: for the compiler they are ambient modules. */
function resolveOwn(folder: string, base: string): string | undefined {
  const files = [base, ...ENDINGS.map((ending) => base + ending)];
  const indexes = ENDINGS.map((ending) => path.join(base, `index${ending}`));
  return [...files, ...indexes].find((file) => {
    const absolute = path.join(folder, file);
    const isOwn = !file.startsWith('..') && ENDINGS.includes(path.extname(file));
    return isOwn && existsSync(absolute) && statSync(absolute).isFile();
  });
}
