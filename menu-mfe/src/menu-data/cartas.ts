import { contentEntry } from '@asia/shared/content';
import { type CartaDish, entry, type Language } from '@asia/shared/contracts';

/** The whole menu in a language. Each language is an entry, because most guests read only one. */
export const cartaIn = (language: Language) => contentEntry(entry(`carta/${language}`));

/** A dish of a fetched carta, with the name of its chapter. Observable. */
export function cartaDish(language: Language, key: string): (CartaDish & { chapter: string }) | undefined {
  for (const { name, dishes } of cartaIn(language).value ?? []) {
    const found = dishes.find((dish) => dish.key === key);
    if (found) return { ...found, chapter: name };
  }
  return undefined;
}
