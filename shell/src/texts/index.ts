import { Catalogue } from '@asia/shared/language';
import { spanish, type ShellTexts } from './es';

/** What the frame says. Its chunks hold the texts of the house too. */
export const frameTexts = new Catalogue<ShellTexts>('shell', spanish, {
  en: () => import(/* webpackChunkName: "texts-en" */ './en'),
  zh: () => import(/* webpackChunkName: "texts-zh" */ './zh'),
});
