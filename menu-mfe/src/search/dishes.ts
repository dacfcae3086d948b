import { readCatalogue, type FlatDish } from '@asia/shared/menu';
import { Library } from '../loading/Library';
import { useLibrary } from '../loading/useLibrary';

const catalogue = new Library<'catalogue', FlatDish[]>(async () => {
  const file = await import(/* webpackChunkName: "catalogue" */ '@asia/shared/menu-data/catalogue.json');
  return readCatalogue(file.default);
});

/** Every dish of the menu; suspends until the flat catalogue has arrived. */
export function useAllDishes(): FlatDish[] {
  return useLibrary(catalogue, 'catalogue');
}

/** Every dish, if they have arrived. */
export function peekDishes(): FlatDish[] | undefined {
  return catalogue.peek('catalogue');
}

/**
 * Starts loading the catalogue once the guest turns to the search.
 * @returns whether it has arrived; a failure is met again, and told, where the dishes are read
 */
export function preloadDishes(): Promise<boolean> {
  return catalogue.load('catalogue').then(
    () => true,
    () => false,
  );
}
