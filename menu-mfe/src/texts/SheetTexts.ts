import type { Allergen, Mark } from '@asia/shared/contracts';

/** What the sheet of a dish says, in one language. */
export interface SheetTexts {
  note: string;
  notePlaceholder: string;
  contains: (allergens: readonly Allergen[]) => string;
  allergy: string;
  prices: string;
  illustrative: string;
  marks: Record<Mark, string>;

  quantity: string;
  more: string;
  less: string;
  add: string;
  chosen: (units: number) => string;
  soldOut: string;
  /** @param category its Spanish title */
  soldOutToday: (category: string) => string;
  ask: string;
  askPrice: string;
  askOnWhatsApp: string;
}
