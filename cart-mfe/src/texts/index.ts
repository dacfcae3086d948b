import { Catalogue } from '@asia/shared/language';
import type { CartTexts } from './CartTexts';
import { spanish } from './es';

/** What cart and checkout say. */
export const cartTexts = new Catalogue<CartTexts>('cart-mfe', spanish, {
  en: () => import(/* webpackChunkName: "texts-en" */ './en'),
  zh: () => import(/* webpackChunkName: "texts-zh" */ './zh'),
});
