import type { CartItem, Language } from '../contracts';
import type { CommonMessages, toastTitles } from '../messages/common/es';
import { lineName } from './lineKey';

/** What just happened to the cart. */
export type CartChangeKind = keyof typeof toastTitles;

/** One change that the guest made, for the toast and for the live region. */
export interface CartChange {
  /** Incremented with every change, so that two equal changes differ. */
  seq: number;
  kind: CartChangeKind;
  /** Key of the line; empty when the whole cart changed. */
  key: string;
  /** Copy of the line after the change; null when the whole cart changed. */
  item: CartItem | null;
  /** Units of the dish after the change. */
  quantity: number;
  /** Undoes the change, once, with all removals of its breath. Present after a removal and after clearing. */
  undo?: () => void;
  /** Of a removal: how many other lines the same breath removed. */
  beside?: number;
}

/** A change in words, for toast and screen reader. */
export function changeLine(
  { kind, item, quantity, beside = 0 }: Pick<CartChange, 'kind' | 'item' | 'quantity' | 'beside'>,
  texts: CommonMessages,
  language: Language,
): string {
  if (!item) return kind === 'cleared' ? texts.cleared : texts.restoredAll;
  const dish = lineName(item, language);
  if (kind === 'added') return texts.added(dish, quantity);
  if (kind === 'removed') return beside > 0 ? texts.removedBeside(dish, beside) : texts.removed(dish);
  return kind === 'restored' ? texts.restored(dish) : texts.quantity(dish, quantity);
}
