import { allergenNames } from '@asia/shared/menu/allergens/zh';
import type { AllergenTexts } from './es';

export default {
  names: allergenNames,
  without: '不含……',
  withoutOne: (allergen) => `不含${allergen}`,
  withoutNote: '仅显示已注明过敏原的菜品。厨房共用炒锅，如有过敏请告诉我们。',
} satisfies AllergenTexts;
