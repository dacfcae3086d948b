import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { ContentRead } from '@asia/release-store/recorded-contract';
import { readProject } from './readProject';

/** An entry in a source: `entry('facts')`, `` entry(`section/${key}`) ``; without a group where a value names it. */
const named = /\bentry\((?:\s*(?:'([^']+)'|`([^`]+)`))?/g;

/**
 * Lists the entries of the content that an app reads, in its own sources and in `@asia/shared`.
 * @throws Error that names the file where the name of an entry is not written
 */
export function contentReads(folder: string, shared: string): ContentRead[] {
  const sources = [shared, folder].flatMap((project) => readProject(project).fileNames);
  const reads = sources.flatMap((source) => {
    const file = path.relative(folder, source).split(path.sep).join('/');
    return [...readFileSync(source, 'utf8').matchAll(named)].map(([, plain, template]): [string, string] => {
      const name = plain ?? template?.replace(/\$\{[^}]*\}/g, '*');
      if (!name)
        throw new Error(`${file} reads an entry of the content by a name that is not written there.`);
      return [name, file];
    });
  });
  return [...new Map(reads)].sort().map(([name, file]) => ({ name, file }));
}
