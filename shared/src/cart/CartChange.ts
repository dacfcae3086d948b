import type { CartItem, Language } from '../contracts';
import type { CommonMessages } from '../messages/common/es';
import { lineName } from './lineKey';

/** What just happened to the cart. */
export type CartChangeKind = 'added' | 'increased' | 'decreased' | 'removed' | 'cleared' | 'restored';

/** One change that the guest made, for the toast and for the live region. */
export interface CartChange {
  /** Grows by one with every change, so that the same change twice is seen twice. */
  seq: number;
  kind: CartChangeKind;
  /** Key of the line; empty when the whole cart changed. */
  key: string;
  /** The line as it was then; null when the whole cart changed. */
  item: CartItem | null;
  /** Units of the dish after the change. */
  quantity: number;
  /** Takes the change back, once; present after a removal and after clearing. */
  undo?: () => void;
}

/** English title of the toast, to be read with `lang="en"`; null where a change has none. */
export const changeTitles: Record<CartChangeKind, string | null> = {
  added: 'Product added to cart',
  increased: 'Increased product quantity',
  decreased: 'Decreased product quantity',
  removed: 'Product removed from cart',
  cleared: 'Cart cleared',
  restored: null,
};

/** A change in words, for toast and screen reader. */
export function changeLine(
  { kind, item, quantity }: Pick<CartChange, 'kind' | 'item' | 'quantity'>,
  texts: CommonMessages,
  language: Language,
): string {
  if (!item) return kind === 'cleared' ? texts.cleared : texts.restoredAll;
  const dish = lineName(item, language);
  if (kind === 'added') return texts.added(dish, quantity);
  if (kind === 'removed') return texts.removed(dish);
  return kind === 'restored' ? texts.restored(dish) : texts.quantity(dish, quantity);
}
