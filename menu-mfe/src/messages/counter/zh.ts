import type { CounterTexts } from './es';

export default {
  add: '加一份{name}',
  takeOne: '减一份{name}',
  takeLast: '移除{name}',
  inOrder: '已点{units}份',
} satisfies CounterTexts;
