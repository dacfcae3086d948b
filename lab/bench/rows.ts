import { kindsOfPage } from './guest/pageVisit';

/** Limit of a row: absolute, or as a multiple of the same page without scripts; and the limit on the slower phone. */
interface Goal {
  max?: number;
  slower?: number;
  timesLimit?: number;
}

/** Goals by row, in milliseconds or KB; rows without a goal are reported too. */
export const goals: Readonly<Record<string, Goal>> = {
  'home: first paint': { max: 750, slower: 1350, timesLimit: 1.05 },
  'category: first paint': { max: 770, slower: 1560, timesLimit: 1.05 },
  'home: largest paint': { max: 770, slower: 1600, timesLimit: 1.05 },
  'category: largest paint': { max: 790, slower: 1640, timesLimit: 1.05 },
  'home: blocking': { max: 35, slower: 60 },
  'category: blocking': { max: 35, slower: 110 },
  'home: answers': { max: 2200 },
  'category: answers': { max: 2100 },
  'home: JS + CSS': { max: 115 },
  'category: JS + CSS': { max: 150 },
  'home: all files': { max: 345 },
  'first dish in the cart': { max: 3000 },
  'home → menu, first click': { max: 200 },
  'menu → category, first click': { max: 200 },
  'home → menu, again': { max: 110 },
  'menu → category, again': { max: 110 },
  'home → category, first click': { max: 214, slower: 690 },
  'category → category, first click': { max: 178, slower: 320 },
  'dish → sheet, early': { max: 1800, slower: 2500 },
  'dish → sheet, interactive': { max: 120 },
  '+ → count, early': { max: 400 },
  '+ → count, interactive': { max: 100 },
  'cart, 2 s after the first dish': { max: 200 },
  // For a dish in the middle of the largest category. The lowest price of a category also changes the cards of the
  // menu.
  'visit after a price: KB beside pages and list': { max: 3 },
  'visit after a line of the shell: KB of scripts': { max: 40 },
  ...Object.fromEntries(
    Object.keys(kindsOfPage).map((kind) => [`${kind}: shift × 1000`, { max: 0.5, slower: 0.5 }]),
  ),
};

/** Medians of one row: our site, ours with scripts blocked, ours on the slower phone, another one. */
export interface Row {
  ours: number;
  /** The middle half of our rounds, as a share of the median. */
  spread: number;
  limit?: number;
  slower?: number;
  beside?: number;
}

/** Whether a row meets its goal; undefined without one. */
export function keeps(name: string, { ours, limit, slower = 0 }: Row): boolean | undefined {
  const { max, timesLimit, slower: slowerMax = Infinity } = goals[name] ?? {};
  if (max === undefined) return undefined;
  if (slower > slowerMax) return false;
  return ours <= max || (timesLimit !== undefined && limit !== undefined && ours <= limit * timesLimit);
}

/** How a row compares to its goal, in words; empty without one. */
export function verdict(name: string, row: Row): string {
  const { max, timesLimit } = goals[name] ?? {};
  const kept = keeps(name, row);
  if (kept === undefined) return '';
  if (!kept) return '**not met**';
  // A slower machine cannot meet the milliseconds of the goal.
  return max !== undefined && row.ours > max ? `met as at most ${timesLimit} × the limit` : 'met';
}
