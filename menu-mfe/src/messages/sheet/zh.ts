import type { Allergen } from '@asia/shared/contracts';
import notes from '../notes/zh';
import type { SheetTexts } from './es';

const allergens: Record<Allergen, string> = {
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
};

export default {
  note: '给厨房的备注',
  notePlaceholder: '不要洋葱、少辣……',
  contains: (listed) => `含${listed.map((one) => allergens[one]).join('、')}`,
  ...notes,

  quantity: '份数',
  more: '加一份',
  less: '减一份',
  add: '加入购物车',
  chosen: (units) => `您的订单里已有${units}份`,
  otherDishes: () => '请看看其他菜品',
  askPrice: '请咨询价格',
  askOnWhatsApp: '通过WhatsApp咨询',
} satisfies SheetTexts;
