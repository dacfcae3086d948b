import { MessageCatalog } from '@asia/shared/messages';
import { type ShellTexts, spanish } from './es';

/** The texts of the frame. A language is one chunk, together with the texts of `restaurant`. */
export const frameTexts = new MessageCatalog<ShellTexts>('shell', spanish, {
  en: () => import(/* webpackChunkName: "texts-en" */ './en'),
  zh: () => import(/* webpackChunkName: "texts-zh" */ './zh'),
});
