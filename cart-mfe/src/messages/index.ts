import { MessageCatalog } from '@asia/shared/messages';
import { type CartTexts, spanish } from './es';

export const cartTexts = new MessageCatalog<CartTexts>('cart-mfe', spanish, {
  en: () => import(/* webpackChunkName: "texts-en" */ './en'),
  zh: () => import(/* webpackChunkName: "texts-zh" */ './zh'),
});
