import type { Mark } from '../contracts';

/** The marks in words, in display order. */
export const markNames: Readonly<Record<Mark, string>> = {
  V: 'Vegetariano (puede llevar huevo o leche)',
  VG: 'Vegano',
  P: 'Picante',
  K: 'Para niñas y niños',
  A: 'Con alcohol',
};

export function isMark(value: unknown): value is Mark {
  return typeof value === 'string' && Object.hasOwn(markNames, value);
}
