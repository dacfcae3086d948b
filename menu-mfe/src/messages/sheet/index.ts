import { MessageCatalog } from '@asia/shared/messages';
import { type SheetTexts, spanish } from './es';

export const sheetTexts = new MessageCatalog<SheetTexts>('menu-mfe', spanish, {
  en: () => import(/* webpackChunkName: "texts-en" */ './en'),
  zh: () => import(/* webpackChunkName: "texts-zh" */ './zh'),
});
