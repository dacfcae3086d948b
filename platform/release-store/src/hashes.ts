import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Relative paths of all files below a folder, sorted, with `/` between names. */
export function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .sort();
}

export const readJson = <Content>(file: string): Content => JSON.parse(readFileSync(file, 'utf8')) as Content;

const sha256 = (what: string | Buffer) =>
  createHash('sha256').update(typeof what === 'string' ? readFileSync(what) : what);

/** SHA-256 of a buffer, or of the file at a path; hexadecimal. */
export const computeHash = (what: string | Buffer) => sha256(what).digest('hex');

/** Size of a content, and the start of its SHA-256. */
export const computeSum = (content: Buffer) => `${content.length} ${computeHash(content).slice(0, 12)}`;

export const hashesBelow = (folder: string): Record<string, string> =>
  Object.fromEntries(filesBelow(folder).map((file) => [file, computeHash(path.join(folder, file))]));

/** Twelve hexadecimal digits that change with the name or the hash of any file. */
export function computeVersion(files: Readonly<Record<string, string>>): string {
  const hash = createHash('sha256');
  for (const file of Object.keys(files).sort()) hash.update(`${file}\0${files[file]}\0`);
  return hash.digest('hex').slice(0, 12);
}

/** Subresource integrity of a buffer, or of the file at a path. */
export const computeIntegrity = (what: string | Buffer) => `sha256-${sha256(what).digest('base64')}`;
