import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { isText } from './contentTypes';
import { filesBelow } from './hashes';

const brotli = promisify(brotliCompress);
/** Below this, headers cost more bytes than compression saves. */
const MIN_BYTES = 256;

/** Every release writes all pages: the last step of brotli takes 60 % of its time, for 1.3 % of the bytes. */
export const PAGE_QUALITY = 10;

/** Writes `.br` beside every text file of a folder that lacks one. @param known names of files compressed elsewhere */
export async function compressFolder(
  folder: string,
  { known = new Set<string>(), quality = constants.BROTLI_MAX_QUALITY } = {},
): Promise<void> {
  const files = filesBelow(folder);
  const present = new Set([...files, ...known]);
  const wanted = files.filter((file) => isText(file) && !present.has(`${file}.br`));
  await Promise.all(wanted.map((file) => compressFile(path.join(folder, file), quality)));
}

async function compressFile(file: string, quality: number): Promise<void> {
  const content = await readFile(file);
  if (content.length < MIN_BYTES) return;
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants;
  const params = { [BROTLI_PARAM_QUALITY]: quality, [BROTLI_PARAM_SIZE_HINT]: content.length };
  await writeFile(`${file}.br`, await brotli(content, { params }));
}
