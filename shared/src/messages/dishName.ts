import type { CartItem, Language } from '../contracts';

type NamedDish = Pick<CartItem, 'name' | 'nameEn' | 'nameZh'>;

/** The name of a dish in a language; the Spanish one if it has no other. */
export function dishName({ name, nameEn, nameZh }: NamedDish, language: Language): string {
  return { es: name, en: nameEn, zh: nameZh }[language] || name;
}
