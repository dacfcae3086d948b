import { Loadable } from '@asia/shared/ui';

/** Overlays are heavy and most visits begin without one: the sheet comes with the first intent to open it. */
export const dishSheet = new Loadable('dish-sheet', async () => {
  const [module, { sheetTexts }] = await Promise.all([
    import(/* webpackChunkName: "dish-sheet" */ './DishSheet'),
    import(/* webpackChunkName: "dish-sheet" */ '../texts'),
  ]);
  // It opens in the language of the guest, not in Spanish first.
  await sheetTexts.arrive();
  return module;
});
