import { Catalogue } from '@asia/shared/language';
import { spanish, type SheetTexts } from './es';

/** What the sheet of a dish says. A carta brings its own words with it (`carta/cartaWords.ts`). */
export const sheetTexts = new Catalogue<SheetTexts>('menu-mfe', spanish, {
  en: () => import(/* webpackChunkName: "texts-en" */ './en'),
  zh: () => import(/* webpackChunkName: "texts-zh" */ './zh'),
});
