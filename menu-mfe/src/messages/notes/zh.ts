import type { NoteTexts } from './es';

export default {
  allergy: '如有食物过敏，请在点餐前告知',
  prices: '价格为哥伦比亚比索，已含税',
  illustrative: '图片仅供参考',
} satisfies NoteTexts;
