import { RELEASES_ID } from './dom';
import type { ReleasePointer } from './federation';

const parsed = new WeakMap<Element, ReleasePointer>();

export const isSamePointer = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** The builds this page was composed from, parsed once; undefined on a page that no release wrote. */
export function pointerOfPage(): ReleasePointer | undefined {
  const script = document.getElementById(RELEASES_ID);
  if (!script?.textContent) return undefined;
  const pointer = parsed.get(script) ?? (JSON.parse(script.textContent) as ReleasePointer);
  parsed.set(script, pointer);
  return pointer;
}
