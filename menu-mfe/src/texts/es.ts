import type { Allergen } from '@asia/shared/contracts';
import { markNames } from '@asia/shared/menu';
import { allergyInSpanish } from '../notices/allergy';
import type { SheetTexts } from './SheetTexts';

const allergens: Record<Allergen, string> = {
  gluten: 'gluten',
  crustaceos: 'crustáceos',
  moluscos: 'moluscos',
  pescado: 'pescado',
  huevo: 'huevo',
  leche: 'leche',
  mani: 'maní',
  nueces: 'frutos secos',
  soya: 'soya',
  sesamo: 'ajonjolí',
};

export const spanish: SheetTexts = {
  note: 'Nota para la cocina',
  notePlaceholder: 'Sin cebolla, poco picante…',
  contains: (told) =>
    `Contiene ${listed(
      told.map((one) => allergens[one]),
      'y',
    )}.`,
  allergy: allergyInSpanish,
  prices: 'Precios en pesos colombianos, con impuestos incluidos.',
  illustrative: 'Imágenes ilustrativas',
  marks: markNames,

  quantity: 'Cantidad',
  more: 'Una unidad más',
  less: 'Una unidad menos',
  add: 'Agregar al carrito',
  chosen: (units) => `Ya tienes ${units} en tu pedido.`,
  soldOut: 'Agotado',
  soldOutToday: (category) => `Hoy se agotó. Mira otros platos de ${category}.`,
  ask: 'Consultar',
  askPrice: 'Consultar precio',
  askOnWhatsApp: 'Consultar por WhatsApp',
};

/** `a, b y c`. */
export function listed(words: readonly string[], and: string): string {
  const last = words.at(-1) ?? '';
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} ${and} ${last}`;
}
