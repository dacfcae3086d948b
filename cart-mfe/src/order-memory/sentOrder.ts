import { lineKey } from '@asia/shared/cart';
import type { CartItem } from '@asia/shared/contracts';
import { browserStorage, storedFields } from '@asia/shared/storage';

/** Storage key of the last order opened in WhatsApp: its lines and the time, nothing about the guest. */
export const SENT_KEY = 'pedidoEnviado';

/** Remembers that these lines were opened in the chat. */
export function rememberSent(items: readonly CartItem[], at: Date): void {
  browserStorage.write(SENT_KEY, JSON.stringify({ lines: linesOf(items), at: at.getTime() }));
}

/** When exactly these lines were opened in the chat; null if the last order opened was another one. */
export function sentBefore(items: readonly CartItem[]): Date | null {
  const stored = storedFields(browserStorage, SENT_KEY);
  const time = stored.get('at');
  if (items.length === 0 || stored.get('lines') !== linesOf(items) || typeof time !== 'number') return null;
  const at = new Date(time);
  // A number that is too large for a date gives an invalid one.
  return Number.isNaN(at.getTime()) ? null : at;
}

function linesOf(items: readonly CartItem[]): string {
  return items.map((item) => `${item.cartQuantity} ${lineKey(item)}`).join('\n');
}
