import type { AllergenTexts } from './es';

export default {
  names: {
    gluten: 'gluten',
    crustaceos: 'crustaceans',
    moluscos: 'molluscs',
    pescado: 'fish',
    huevo: 'egg',
    leche: 'milk',
    mani: 'peanut',
    nueces: 'nuts',
    soya: 'soy',
    sesamo: 'sesame',
  },
  without: 'Without…',
  withoutOne: (allergen) => `Without ${allergen}`,
  withoutNote:
    'Only dishes that name their allergens. The kitchen shares its woks: if you have an allergy, tell us.',
} satisfies AllergenTexts;
