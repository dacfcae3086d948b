import { Catalogue } from './Catalogue';
import { spanish } from './texts/es';
import type { HouseTexts } from './texts/HouseTexts';

export type { HouseTexts };

/** What shell and remotes say alike: prices, hours, what the cart tells. */
export const house = new Catalogue<HouseTexts>('house', spanish, {
  en: () => import(/* webpackChunkName: "texts-en" */ './texts/en'),
  zh: () => import(/* webpackChunkName: "texts-zh" */ './texts/zh'),
});
