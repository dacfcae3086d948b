import type { Allergen } from '../../contracts';

export const allergenNames = {
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
} satisfies Record<Allergen, string>;
