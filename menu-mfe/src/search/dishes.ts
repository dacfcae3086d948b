import type { Dish } from '@asia/shared/contracts';
import { Library } from '../loading/Library';
import { useLibrary } from '../loading/useLibrary';

// Written from the authored menu and checked there.
const dishes = new Library<'dishes', Dish[]>(async () => {
  const file = await import(/* webpackChunkName: "dishes" */ '@asia/shared/menu-data/dishes.json');
  return file.default as Dish[];
});

/** Every dish of the menu; suspends until the list has arrived. */
export function useAllDishes(): Dish[] {
  return useLibrary(dishes, 'dishes');
}

/** Every dish, if they have arrived. */
export function peekDishes(): Dish[] | undefined {
  return dishes.peek('dishes');
}

/**
 * Starts loading the list once the guest turns to the search.
 * @returns whether it has arrived; a failure is met again, and told, where the dishes are read
 */
export function preloadDishes(): Promise<boolean> {
  return dishes.load('dishes').then(
    () => true,
    () => false,
  );
}
