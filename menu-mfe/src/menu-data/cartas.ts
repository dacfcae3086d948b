import { contentEntry } from '@asia/shared/content';
import { entry, type Language } from '@asia/shared/contracts';
import type { CartaDish } from '@asia/shared/menu';

/** The whole menu in a language: an entry of its own, because most guests read one. */
export const cartaIn = (language: Language) => contentEntry(entry(`carta/${language}`));

/** A dish in a carta that has already been fetched, with the name of its chapter; observable. */
export function cartaDish(language: Language, key: string): (CartaDish & { chapter: string }) | undefined {
  for (const { name, dishes } of cartaIn(language).value ?? []) {
    const found = dishes.find((dish) => dish.key === key);
    if (found) return { ...found, chapter: name };
  }
  return undefined;
}
