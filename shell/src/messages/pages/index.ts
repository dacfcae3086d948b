import { MessageCatalog } from '@asia/shared/messages';
import { type PageTexts, spanish } from './es';

export const pageTexts = new MessageCatalog<PageTexts>('pages', spanish, {
  en: () => import(/* webpackChunkName: "texts-en" */ './en'),
  zh: () => import(/* webpackChunkName: "texts-zh" */ './zh'),
});
