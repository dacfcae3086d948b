import counter from '../counter/zh';
import type { FoundTexts } from './es';

export default {
  found: '全部菜品',
  showAll: (dishes) => `显示全部${dishes}道菜`,
  nothing: (words) => `未找到“${words}”，请换个词，或通过WhatsApp咨询我们。`,
  counter,
} satisfies FoundTexts;
