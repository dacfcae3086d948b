import { MessageCatalog } from '@asia/shared/messages';
import { type CartTexts, spanish } from './es';

/** The texts of cart and checkout. */
export const cartTexts = new MessageCatalog<CartTexts>('cart-mfe', spanish, {
  en: () => import(/* webpackChunkName: "texts-en" */ './en'),
  zh: () => import(/* webpackChunkName: "texts-zh" */ './zh'),
});
