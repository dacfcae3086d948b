import { authoredIn, TABLES } from '../authoredFiles';
import { readLive } from '../readLive';
import type { Workbook } from '../sheets/readWorkbook';
import { problemText } from '../tables/Problem';
import { checkContent, type CheckedContent, contentFolder } from './checkContent';
import { settleTables } from './settleTables';

/**
 * Checks the content of this copy, or of the workbook, against the live content. A table of the workbook with a mistake
 * is as it is live, never as in this copy.
 * @param workbook its notes come first
 * @throws Error with a Spanish sentence for each mistake
 */
export async function checkOwnContent({ tables, notes }: Workbook): Promise<CheckedContent> {
  const [live, own] = [await readLive(), authoredIn(contentFolder)];
  if (!live || tables.size === 0) {
    const checked = await checkContent(live, own, tables);
    return { ...checked, notes: [...notes, ...checked.notes] };
  }
  const others = [...own].filter(([file]) => !TABLES.includes(file));
  const base = { ...live, authored: new Map([...live.authored, ...others]) };
  const changed = new Map([...tables].filter(([file, bytes]) => !live.authored.get(file)?.equals(bytes)));
  const { checked, refused } = await settleTables(base, changed);
  const whole = checked ?? (await checkContent(base, base.authored));
  const kept = [...refused].flatMap(([file, sentences]) => [
    ...sentences,
    problemText({ file, message: 'vale lo que está en el sitio.' }),
  ]);
  return { ...whole, notes: [...notes, ...kept, ...whole.notes] };
}
