import type { Problem, Report } from './Problem';

/** Characters that the brush of seals and ornaments draws: `ma-shan-zheng-*` in `shared/src/ui/fonts`. */
const DRAWN =
  '三亚儿前单卷咖品啤喱套奶打招拼捞春杂果欢水汁汤汽油洲海炒烈热牌甜碎童类糖素红纯羹肉腐苏茶菜蚝调豆迎酒醋面餐饭饮鲜';

/** Notes characters that the font of the brush lacks: each phone draws them with its own font. */
export function noteUndrawn(characters: string, place: Omit<Problem, 'message'>, report: Report): void {
  const missing = [...characters].filter((character) => !DRAWN.includes(character)).join('');
  if (missing === '') return;
  const message = `el pincel de los sellos no tiene ${missing}: cada teléfono lo escribe con su propia letra.`;
  report({ ...place, message, note: true });
}
