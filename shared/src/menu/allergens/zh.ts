import type { Allergen } from '../../contracts';

export const allergenNames = {
  gluten: '麸质',
  crustaceos: '甲壳类',
  moluscos: '软体类',
  pescado: '鱼',
  huevo: '蛋',
  leche: '奶',
  mani: '花生',
  nueces: '坚果',
  soya: '大豆',
  sesamo: '芝麻',
} satisfies Record<Allergen, string>;
