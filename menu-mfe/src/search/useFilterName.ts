import { commonMessages, useTexts } from '@asia/shared/messages';
import { allergenTexts } from '../messages/allergens';
import { searchTexts } from '../messages/search';
import { AFFORDABLE, allergenOf } from './filterDishes';
import type { FilterKey, MenuFilter } from './filters';

/** Returns the name of a filter. Call it in an observer. */
export function useFilterName(): (key: FilterKey) => string {
  const { filter } = useTexts(searchTexts);
  const { names, withoutOne } = useTexts(allergenTexts);
  const { pesos } = useTexts(commonMessages);
  return (key) => {
    const allergen = allergenOf(key);
    return allergen ? withoutOne(names[allergen]) : filter[key as MenuFilter](pesos(AFFORDABLE));
  };
}
