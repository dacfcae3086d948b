import { MessageCatalog } from '@asia/shared/messages';
import { type AllergenTexts, spanish } from './es';

export const allergenTexts = new MessageCatalog<AllergenTexts>('allergens', spanish, {
  en: () => import(/* webpackChunkName: "texts-en" */ './en'),
  zh: () => import(/* webpackChunkName: "texts-zh" */ './zh'),
});
