import type { CartItem, Language } from '../contracts';

type NamedDish = Pick<CartItem, 'name' | 'nameEn' | 'nameZh'>;

export function dishName({ name, nameEn, nameZh }: NamedDish, language: Language): string {
  return { es: name, en: nameEn, zh: nameZh }[language] || name;
}
