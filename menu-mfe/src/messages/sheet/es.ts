import type { Allergen } from '@asia/shared/contracts';
import { spanish as notes } from '../notes/es';

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

export const spanish = {
  note: 'Nota para la cocina',
  notePlaceholder: 'Sin cebolla, poco picante…',
  contains: (listed: readonly Allergen[]) =>
    `Contiene ${new Intl.ListFormat('es').format(listed.map((one) => allergens[one]))}.`,
  ...notes,

  quantity: 'Cantidad',
  more: 'Una unidad más',
  less: 'Una unidad menos',
  add: 'Agregar al carrito',
  chosen: (units: number) => `Ya tienes ${units} en tu pedido.`,
  /** @param category its Spanish title */
  otherDishes: (category: string) => `Mira otros platos de ${category}.`,
  askPrice: 'Consultar precio',
  askOnWhatsApp: 'Consultar por WhatsApp',
};

/** The texts of the dish sheet, in one language. */
export type SheetTexts = typeof spanish;
