import { allergenNames } from '@asia/shared/menu/allergens/en';
import type { AllergenTexts } from './es';

export default {
  names: allergenNames,
  without: 'Without…',
  withoutOne: (allergen) => `Without ${allergen}`,
  withoutNote:
    'Only dishes that name their allergens. The kitchen shares its woks: if you have an allergy, tell us.',
} satisfies AllergenTexts;
