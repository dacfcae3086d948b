import type { Language } from '@asia/shared/contracts';
import type { Carta } from '@asia/shared/menu';
import { Loadable, perKey, useLoaded } from '@asia/shared/ui';

// One chunk per language: a carta is the whole menu.
const files: Record<Language, () => Promise<{ default: unknown }>> = {
  es: () => import(/* webpackChunkName: "carta-es" */ '@asia/shared/menu-data/cartas/es.json'),
  en: () => import(/* webpackChunkName: "carta-en" */ '@asia/shared/menu-data/cartas/en.json'),
  zh: () => import(/* webpackChunkName: "carta-zh" */ '@asia/shared/menu-data/cartas/zh.json'),
};

// Written from the authored menu and checked there.
const carta = perKey(
  (language: Language) =>
    new Loadable(`carta ${language}`, async () => (await files[language]()).default as Carta),
);

/** The whole menu in a language; suspends until its chunk has arrived. */
export function useCarta(language: Language): Carta {
  return useLoaded(carta(language));
}

/** A carta, if it has arrived; observable. */
export function peekCarta(language: Language): Carta | undefined {
  return carta(language).value;
}

/** How a carta that is there describes a dish, and the name of its chapter; observable. */
export function cartaDish(language: Language, key: string): { chapter: string; desc: string } | undefined {
  for (const { name, dishes } of peekCarta(language) ?? []) {
    const found = dishes.find((dish) => dish.key === key);
    if (found) return { chapter: name, desc: found.desc };
  }
  return undefined;
}

/** Starts loading a carta that the guest is about to read. A failure is met again, and told, where it is read. */
export function preloadCarta(language: Language): Promise<unknown> {
  return carta(language).prefetch();
}
