import { MessageCatalog } from '@asia/shared/messages';
import { type SearchTexts, spanish } from './es';

/** The texts of the search, in the chunks of the sheet's texts, because a guest who finds a dish opens its sheet. */
export const searchTexts = new MessageCatalog<SearchTexts>('search', spanish, {
  en: () => import(/* webpackChunkName: "texts-en" */ './en'),
  zh: () => import(/* webpackChunkName: "texts-zh" */ './zh'),
});
