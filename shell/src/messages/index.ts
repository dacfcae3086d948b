import { MessageCatalog } from '@asia/shared/messages';
import { type ShellTexts, spanish } from './es';

/** A language is one chunk of the shell: all its texts have the same chunk name. */
export const frameTexts = new MessageCatalog<ShellTexts>('shell', spanish, {
  en: () => import(/* webpackChunkName: "texts-en" */ './en'),
  zh: () => import(/* webpackChunkName: "texts-zh" */ './zh'),
});
