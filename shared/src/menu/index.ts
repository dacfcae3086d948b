export { dishKey } from './dishKey';
export { formatCartaPrice, formatPesos, formatPesosText } from './formatPesos';
export { isMark, markNames } from './marks';
export { menuJsonLd } from './menuJsonLd';
export { normaliseCategory } from './normaliseCategory';
export { ownPicture } from './ownPicture';
export { parsePrice } from './parsePrice';
export { pictureUrl } from './pictureUrl';
export { plainText } from './plainText';
export { readCatalogue } from './readCatalogue';
export { slugify } from './slugify';
export type {
  Carta,
  CartaItem,
  CategoryCard,
  CategorySection,
  EnglishCarta,
  EnglishCartaItem,
  FlatDish,
  PageMeta,
} from './shapes';
