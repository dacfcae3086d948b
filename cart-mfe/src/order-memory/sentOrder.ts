import { lineKey } from '@asia/shared/cart';
import type { CartItem } from '@asia/shared/contracts';
import { keep, recall } from './memory';

/** Storage key of the last order opened in WhatsApp: its lines and the time, nothing about the guest. */
export const SENT_KEY = 'pedidoEnviado';

/** Remembers that these lines were opened in the chat. */
export function rememberSent(items: readonly CartItem[], at: Date): void {
  keep('browser', SENT_KEY, { lines: linesOf(items), at: at.getTime() });
}

/** When exactly these lines were opened in the chat; null if the last order opened was another one. */
export function sentBefore(items: readonly CartItem[]): Date | null {
  const stored = recall('browser', SENT_KEY);
  const time = stored.get('at');
  if (items.length === 0 || stored.get('lines') !== linesOf(items) || typeof time !== 'number') return null;
  const at = new Date(time);
  // A number that is too large for a date gives an invalid one.
  return Number.isNaN(at.getTime()) ? null : at;
}

function linesOf(items: readonly CartItem[]): string {
  return items.map((item) => `${item.cartQuantity} ${lineKey(item)}`).join('\n');
}
