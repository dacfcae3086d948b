import type { AllergenTexts } from './es';

export default {
  names: {
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
  },
  without: '不含……',
  withoutOne: (allergen) => `不含${allergen}`,
  withoutNote: '仅显示已注明过敏原的菜品。厨房共用炒锅，如有过敏请告诉我们。',
} satisfies AllergenTexts;
