import type { Mark } from '../contracts';

/** The marks in display order. */
export const markKeys: readonly Mark[] = ['V', 'VG', 'P', 'K', 'A'];

export function isMark(value: unknown): value is Mark {
  return markKeys.some((key) => key === value);
}
