import { commonMessages, useTexts } from '@asia/shared/messages';
import { searchTexts } from '../messages/search';
import { AFFORDABLE } from './filterDishes';
import type { FilterKey } from './filters';

/** Returns the name of a filter. Call it in an observer. */
export function useFilterName(): (key: FilterKey) => string {
  const { filter } = useTexts(searchTexts);
  const { pesos } = useTexts(commonMessages);
  return (key) => filter[key](pesos(AFFORDABLE));
}
