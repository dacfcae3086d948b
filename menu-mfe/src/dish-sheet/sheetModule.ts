import { Loadable } from '@asia/shared/ui';

/**
 * The dish sheet, fetched in the background, or sooner when a pointer or the focus reaches a dish. The boot script
 * fetches chunks named `early-…` when a dish is tapped before hydration.
 */
export const dishSheet = new Loadable('dish-sheet', async () => {
  const [{ DishSheet }, { sheetTexts }] = await Promise.all([
    import(/* webpackChunkName: "early-dish-sheet" */ './DishSheet'),
    import(/* webpackChunkName: "early-dish-sheet" */ '../messages/sheet'),
  ]);
  // The sheet then opens in the guest's language, not in Spanish first.
  await sheetTexts.load();
  return { DishSheet };
});
