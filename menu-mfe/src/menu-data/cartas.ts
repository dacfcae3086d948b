import type { Language } from '@asia/shared/contracts';
import type { Carta } from '@asia/shared/menu';
import { Loadable, memoizeByKey } from '@asia/shared/ui';

// One chunk per language: a carta is the whole menu, and most guests read one.
const files: Record<Language, () => Promise<{ default: unknown }>> = {
  es: () => import(/* webpackChunkName: "carta-es" */ '@asia/shared/menu-data/cartas/es.json'),
  en: () => import(/* webpackChunkName: "carta-en" */ '@asia/shared/menu-data/cartas/en.json'),
  zh: () => import(/* webpackChunkName: "carta-zh" */ '@asia/shared/menu-data/cartas/zh.json'),
};

/**
 * The whole menu in a language. Not validated: the files are generated from the menu, which is checked then.
 */
export const cartaIn = memoizeByKey(
  (language: Language) =>
    new Loadable(`carta ${language}`, async () => (await files[language]()).default as Carta),
);

/** The chapter and description of a dish in a carta that has already been fetched; observable. */
export function cartaDish(language: Language, key: string): { chapter: string; desc: string } | undefined {
  for (const { name, dishes } of cartaIn(language).value ?? []) {
    const found = dishes.find((dish) => dish.key === key);
    if (found) return { chapter: name, desc: found.desc };
  }
  return undefined;
}
