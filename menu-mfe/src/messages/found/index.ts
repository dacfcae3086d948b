import { MessageCatalog } from '@asia/shared/messages';
import { type FoundTexts, spanish } from './es';

/** The texts of the search's results, which come with the search. */
export const foundTexts = new MessageCatalog<FoundTexts>('found', spanish, {
  en: () => import(/* webpackChunkName: "texts-en" */ './en'),
  zh: () => import(/* webpackChunkName: "texts-zh" */ './zh'),
});
