import type { Language } from '@asia/shared/contracts';
import type { Carta } from '@asia/shared/menu';
import { Loadable, perKey } from '@asia/shared/ui';

// One chunk per language: a carta is the whole menu.
const files: Record<Language, () => Promise<{ default: unknown }>> = {
  es: () => import(/* webpackChunkName: "carta-es" */ '@asia/shared/menu-data/cartas/es.json'),
  en: () => import(/* webpackChunkName: "carta-en" */ '@asia/shared/menu-data/cartas/en.json'),
  zh: () => import(/* webpackChunkName: "carta-zh" */ '@asia/shared/menu-data/cartas/zh.json'),
};

/** The whole menu in a language. Written from the authored menu and checked there. */
export const cartaIn = perKey(
  (language: Language) =>
    new Loadable(`carta ${language}`, async () => (await files[language]()).default as Carta),
);

/** How a carta that is there describes a dish, and the name of its chapter; observable. */
export function cartaDish(language: Language, key: string): { chapter: string; desc: string } | undefined {
  for (const { name, dishes } of cartaIn(language).value ?? []) {
    const found = dishes.find((dish) => dish.key === key);
    if (found) return { chapter: name, desc: found.desc };
  }
  return undefined;
}
