import type { Mark } from '@asia/shared/contracts';
import type { CounterWords } from '../../ordering/RowCounter';
import type { FilterKey } from '../filters';

/** What the search says, in one language. */
export interface SearchTexts {
  find: string;
  example: string;
  clear: string;
  clearFilters: string;
  filters: string;
  /** @param affordable the price of the price filter */
  filter: Record<FilterKey, (affordable: string) => string>;

  found: string;
  showAll: (dishes: number) => string;
  nothing: (words: string) => string;
  write: string;
  /** What rows say to guests who do not read Spanish. */
  row: RowWords | null;
}

export interface RowWords {
  counter: CounterWords;
  marks: Readonly<Record<Mark, string>>;
  ask: string;
  soldOut: string;
}
