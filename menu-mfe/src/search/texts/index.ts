import { Catalogue } from '@asia/shared/language';
import { spanish, type SearchTexts } from './es';

/** What the search says. In the chunks of the sheet: who finds a dish opens it. */
export const searchTexts = new Catalogue<SearchTexts>('search', spanish, {
  en: () => import(/* webpackChunkName: "texts-en" */ './en'),
  zh: () => import(/* webpackChunkName: "texts-zh" */ './zh'),
});
