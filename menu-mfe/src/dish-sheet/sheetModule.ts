import { Library } from '../loading/Library';
import { useLibrary } from '../loading/useLibrary';

// Overlays are heavy and most visits begin without one: the sheet comes with the first intent to open it.
const sheet = new Library((_: 'sheet') => import(/* webpackChunkName: "dish-sheet" */ './DishSheet'));

/** The module of the dish sheet; suspends until its chunk has arrived. */
export function useDishSheetModule() {
  return useLibrary(sheet, 'sheet');
}

/** Called when a pointer or the focus comes near a dish. A failure is met again, and told, where the sheet opens. */
export function preloadDishSheet(): Promise<unknown> {
  return sheet.load('sheet').catch(() => undefined);
}
