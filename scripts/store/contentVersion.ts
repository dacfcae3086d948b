import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** Relative paths of all files below a folder, sorted, with `/` between parts. */
export function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .sort();
}

/** Twelve hexadecimal digits that change whenever any file of the folders does. */
export function contentVersion(folders: string[]): string {
  const hash = createHash('sha256');
  for (const folder of folders) {
    for (const file of filesBelow(folder))
      hash
        .update(file)
        .update('\0')
        .update(readFileSync(path.join(folder, file)));
  }
  return hash.digest('hex').slice(0, 12);
}

/** Subresource integrity of one file. */
export function integrityOf(file: string): string {
  return `sha384-${createHash('sha384').update(readFileSync(file)).digest('base64')}`;
}
