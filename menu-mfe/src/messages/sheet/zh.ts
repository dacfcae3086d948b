import { allergenNames } from '@asia/shared/menu/allergens/zh';
import notes from '../notes/zh';
import type { SheetTexts } from './es';

export default {
  note: '给厨房的备注',
  contains: (listed) => `含${listed.map((one) => allergenNames[one]).join('、')}`,
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
