import { Catalogue } from '@asia/shared/messages';
import { spanish, type ShellTexts } from './es';

/** The texts of the frame. A language is one chunk, together with the texts of `house`. */
export const frameTexts = new Catalogue<ShellTexts>('shell', spanish, {
  en: () => import(/* webpackChunkName: "texts-en" */ './en'),
  zh: () => import(/* webpackChunkName: "texts-zh" */ './zh'),
});
