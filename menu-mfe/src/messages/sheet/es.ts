import type { Allergen } from '@asia/shared/contracts';
import { allergenNames } from '@asia/shared/menu/allergens/es';
import { spanish as notes } from '../notes/es';

export const spanish = {
  note: 'Nota para la cocina',
  contains: (listed: readonly Allergen[]) =>
    `Contiene ${new Intl.ListFormat('es').format(listed.map((one) => allergenNames[one]))}.`,
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

export type SheetTexts = typeof spanish;
