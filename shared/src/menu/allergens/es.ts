import type { Allergen } from '../../contracts';

/** The names of the allergens in Spanish, in the words of the menu. */
export const allergenNames = {
  gluten: 'gluten',
  crustaceos: 'crustáceos',
  moluscos: 'moluscos',
  pescado: 'pescado',
  huevo: 'huevo',
  leche: 'leche',
  mani: 'maní',
  nueces: 'frutos secos',
  soya: 'soya',
  sesamo: 'ajonjolí',
} satisfies Record<Allergen, string>;
