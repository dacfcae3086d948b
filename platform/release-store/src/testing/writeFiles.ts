import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { temporary } from './temporary';

/** Writes files, by their relative path, into a folder, by default a new one; returns the folder. */
export function writeFiles(files: Readonly<Record<string, string>>, folder = temporary()): string {
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), content);
  }
  return folder;
}
