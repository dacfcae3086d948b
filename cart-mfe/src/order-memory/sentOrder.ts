import { lineKey } from '@asia/shared/cart';
import type { CartItem } from '@asia/shared/contracts';
import { keep, recall } from './memory';

/** Where the browser remembers when an order was opened in WhatsApp, and which dishes: nothing of the guest. */
export const SENT_KEY = 'pedidoEnviado';

/** Remembers that these lines were opened in the chat. */
export function rememberSent(items: readonly CartItem[], at: Date): void {
  keep('browser', SENT_KEY, { lines: linesOf(items), at: at.getTime() });
}

/** When exactly these lines were last opened in the chat; null for any others. */
export function sentBefore(items: readonly CartItem[]): Date | null {
  const stored = recall('browser', SENT_KEY);
  const time = stored.get('at');
  if (items.length === 0 || stored.get('lines') !== linesOf(items) || typeof time !== 'number') return null;
  const at = new Date(time);
  // No calendar goes on for ever.
  return Number.isNaN(at.getTime()) ? null : at;
}

function linesOf(items: readonly CartItem[]): string {
  return items.map((item) => `${item.cartQuantity} ${lineKey(item)}`).join('\n');
}
