export { dishKey, normaliseCategory, parseDishKey, slugify } from './dishKey';
export { formatCartaPrice, formatPesos, formatPesosText } from './formatPesos';
export { joinLines } from './joinLines';
export { isMark, markKeys } from './marks';
export { parsePrice } from './parsePrice';
export { pictureAt, pictureUrl } from './pictureAddress';
export { plainText } from './plainText';
export { pricesIn } from './pricesIn';
export { readDish } from './readDish';
