import type { CartItem, Language } from '../contracts';
import type { CommonMessages, toastTitles } from '../messages/common/es';
import { lineName } from './lineKey';

export type CartChangeKind = keyof typeof toastTitles;

/** One change that the guest made, for the toast and for the live region. */
export interface CartChange {
  /** Incremented with every change: two equal changes differ. */
  seq: number;
  kind: CartChangeKind;
  /** Key of the line; empty when the whole cart changed. */
  key: string;
  /** The line after the change; null when the whole cart changed. */
  item: CartItem | null;
  /** Units of the line after the change. */
  quantity: number;
  /** Undoes a removal, an emptied cart or a typed number, once. */
  undo?: () => void;
}

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
