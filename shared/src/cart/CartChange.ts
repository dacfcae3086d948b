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
  /** Copy of the line after the change; null when the whole cart changed. */
  item: CartItem | null;
  /** The line has no note, and other lines of its dish have one. */
  plain: boolean;
  /** Units of the line after the change. */
  quantity: number;
  /**
   * Undoes the change: a removal and clearing once, with all removals of their breath. A typed number can be done
   * again.
   */
  undo?: () => void;
  /** For a removal: the number of other lines that the same breath removed. */
  beside?: number;
}

/** The line of a change by its name; '' when the whole cart changed. */
export function changedName(
  { item, plain }: Pick<CartChange, 'item' | 'plain'>,
  texts: CommonMessages,
  language: Language,
): string {
  const name = item ? lineName(item, language) : '';
  return plain ? texts.withoutNote(name) : name;
}

/** A change in words, for toast and screen reader. */
export function changeLine(
  change: Pick<CartChange, 'kind' | 'item' | 'plain' | 'quantity' | 'beside'>,
  texts: CommonMessages,
  language: Language,
): string {
  const { kind, item, quantity, beside = 0 } = change;
  if (!item) return kind === 'cleared' ? texts.cleared : texts.restoredAll;
  const dish = changedName(change, texts, language);
  if (kind === 'added') return texts.added(dish, quantity);
  if (kind === 'removed') return beside > 0 ? texts.removedBeside(dish, beside) : texts.removed(dish);
  return kind === 'restored' ? texts.restored(dish) : texts.quantity(dish, quantity);
}
