import { type Authored, TODAY } from '../authoredFiles';
import type { LiveContent } from '../readLive';
import { type Problem, sentencesOf } from '../tables/Problem';
import { checkContent, type CheckedContent, RefusedContent } from './checkContent';

/** Tables that may go live together, and why the others may not. */
export interface Settled {
  /** The live content with the tables that hold; null where none does. */
  checked: CheckedContent | null;
  /** Spanish sentences by table. */
  refused: ReadonlyMap<string, readonly string[]>;
}

/**
 * Finds the changed tables that hold together on top of the live content. A mistake costs its table, which is then as
 * it is live; the check is repeated until it holds. A mistake in a table that did not change costs all changed ones,
 * except `hoy`, on which no other table depends.
 */
export async function settleTables(live: LiveContent, changed: Authored): Promise<Settled> {
  const left = new Map(changed);
  const refused = new Map<string, readonly string[]>();
  while (left.size > 0) {
    const { checked, problems } = await check(live, left);
    if (checked) return { checked, refused };
    const faulty = [...left.keys()].filter((name) => problems.some(({ file }) => file === name));
    const others = [...left.keys()].filter((name) => name !== TODAY);
    const cost = [faulty, others, [TODAY]].find(({ length }) => length > 0) ?? [];
    for (const file of cost) {
      const own = problems.filter((problem) => problem.file === file);
      refused.set(file, sentencesOf(own.length > 0 ? own : problems));
      left.delete(file);
    }
  }
  return { checked: null, refused };
}

async function check(
  live: LiveContent,
  tables: Authored,
): Promise<{ checked?: CheckedContent; problems: readonly Problem[] }> {
  try {
    return { checked: await checkContent(live, live.authored, tables), problems: [] };
  } catch (error) {
    if (!(error instanceof RefusedContent)) throw error;
    return error;
  }
}
