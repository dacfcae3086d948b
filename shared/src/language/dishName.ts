import type { CartItem, Language } from '../contracts';

/** A dish or a line of the cart, as far as it is named. */
export type NamedDish = Pick<CartItem, 'name' | 'nameEn' | 'nameZh'>;

/** The name of a dish in a language; in Spanish, which the kitchen knows, where it has no other. */
export function dishName({ name, nameEn, nameZh }: NamedDish, language: Language): string {
  return { es: name, en: nameEn, zh: nameZh }[language] || name;
}
