import { contentEntry } from '@asia/shared/content';
import { entry, type Language } from '@asia/shared/contracts';

/** The whole menu in a language: an entry of its own, because most guests read one. */
export const cartaIn = (language: Language) => contentEntry(entry(`carta/${language}`));

/** The chapter and description of a dish in a carta that has already been fetched; observable. */
export function cartaDish(language: Language, key: string): { chapter: string; desc: string } | undefined {
  for (const { name, dishes } of cartaIn(language).value ?? []) {
    const found = dishes.find((dish) => dish.key === key);
    if (found) return { chapter: name, desc: found.desc };
  }
  return undefined;
}
