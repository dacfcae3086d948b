import { firstAndMore, isShared, type WholeFiles } from '@asia/release-store';
import type { Generation } from './Generation';

/** All files are checked within this time, again and again. */
const CHECK_MS = 40_000;
const PAUSE_MS = 1_000;

/**
 * Checks the files of a generation, and repairs them: at first as fast as possible, then spread out. Ends when it
 * is over, and when a file that was missing when the generation was loaded has been repaired.
 * @param report gets what each round has found, in one line; an empty one where everything is whole
 */
export async function keepWhole(
  files: WholeFiles,
  generation: Generation,
  isOver: () => boolean,
  report: (trouble: string) => Promise<void>,
): Promise<void> {
  const { id, hashes, bodies } = generation;
  const own = [...hashes.keys()].filter((name) => !isShared(name));
  const isRepaired = (name: string) => !bodies.has(name) && files.faultOf(name) === undefined;
  for (let durationMs = 0; !isOver(); durationMs = CHECK_MS) {
    const before = files.repaired;
    await files.check(durationMs, isOver);
    if (isOver()) return;
    const { faults, repaired } = files;
    const trouble = [
      repaired > before && `${repaired - before} files of generation ${id} were not whole and are repaired`,
      faults.length > 0 && `generation ${id} is degraded: ${firstAndMore(faults)}`,
    ];
    await report(trouble.filter(Boolean).join('; '));
    if (own.some(isRepaired)) return;
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS).unref());
  }
}
