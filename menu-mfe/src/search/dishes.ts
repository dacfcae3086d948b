import type { Dish } from '@asia/shared/contracts';
import { Loadable, useLoaded } from '@asia/shared/ui';

// Written from the authored menu and checked there.
const dishes = new Loadable('dishes', async () => {
  const file = await import(/* webpackChunkName: "dishes" */ '@asia/shared/menu-data/dishes.json');
  return file.default as Dish[];
});

/** Every dish of the menu; suspends until the list has arrived. */
export function useAllDishes(): Dish[] {
  return useLoaded(dishes);
}

/** Every dish, if they have arrived. */
export function peekDishes(): Dish[] | undefined {
  return dishes.value;
}

/**
 * Starts loading the list once the guest turns to the search.
 * @returns whether it has arrived; a failure is met again, and told, where the dishes are read
 */
export function preloadDishes(): Promise<boolean> {
  return dishes.prefetch().then((list) => list !== undefined);
}
