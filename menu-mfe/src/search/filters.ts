export const filterKeys = ['vegetariano', 'vegano', 'picante', 'hasta-40000'] as const;
/** A filter, as written in the address. */
export type FilterKey = (typeof filterKeys)[number];

/** The filters in `vegano,picante`; unknown words are left out. */
export function parseFilters(value: string | null): FilterKey[] {
  const words = (value ?? '').split(',');
  return filterKeys.filter((key) => words.includes(key));
}
