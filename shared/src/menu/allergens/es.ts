import type { Allergen } from '../../contracts';

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
