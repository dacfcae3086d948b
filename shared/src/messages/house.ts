import { Catalogue } from './Catalogue';
import { spanish, type HouseTexts } from './common/es';

export type { HouseTexts };

/** The texts that shell and remotes share: prices, hours, what the cart tells. */
export const house = new Catalogue<HouseTexts>('house', spanish, {
  en: () => import(/* webpackChunkName: "texts-en" */ './common/en'),
  zh: () => import(/* webpackChunkName: "texts-zh" */ './common/zh'),
});
