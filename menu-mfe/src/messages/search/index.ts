import { MessageCatalog } from '@asia/shared/messages';
import { type SearchTexts, spanish } from './es';

/** The texts of the search, in the same chunks as the texts of the sheet: a guest who finds a dish opens it. */
export const searchTexts = new MessageCatalog<SearchTexts>('search', spanish, {
  en: () => import(/* webpackChunkName: "texts-en" */ './en'),
  zh: () => import(/* webpackChunkName: "texts-zh" */ './zh'),
});
