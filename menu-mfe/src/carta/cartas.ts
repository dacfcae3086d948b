import type { Language } from '@asia/shared/contracts';
import type { Carta } from '@asia/shared/menu';
import { Library } from '../loading/Library';
import { useLibrary } from '../loading/useLibrary';

// One chunk per language: a carta is the whole menu.
const files: Record<Language, () => Promise<{ default: unknown }>> = {
  es: () => import(/* webpackChunkName: "carta-es" */ '@asia/shared/menu-data/cartas/es.json'),
  en: () => import(/* webpackChunkName: "carta-en" */ '@asia/shared/menu-data/cartas/en.json'),
  zh: () => import(/* webpackChunkName: "carta-zh" */ '@asia/shared/menu-data/cartas/zh.json'),
};

// Written from the authored menu and checked there.
const cartas = new Library<Language, Carta>(async (language) => (await files[language]()).default as Carta);

/** The whole menu in a language; suspends until its chunk has arrived. */
export function useCarta(language: Language): Carta {
  return useLibrary(cartas, language);
}

/** Starts loading a carta that the guest is about to read. A failure is met again, and told, where it is read. */
export function preloadCarta(language: Language): Promise<unknown> {
  return cartas.load(language).catch(() => undefined);
}
