import { lineKey } from '@asia/shared/cart';
import type { CartItem } from '@asia/shared/contracts';
import { browserStorage, storedFields } from '@asia/shared/storage';
import { isOrderCode } from '../order-message/orderCode';

/** Storage key of the last order opened in WhatsApp: its lines, its code and the time, nothing that names the guest. */
export const SENT_KEY = 'pedidoEnviado';

export interface SentOrder {
  at: Date;
  /** Null if it was opened before orders had a code. */
  code: string | null;
}

/** Remembers that these lines were opened in the chat. */
export function rememberSent(items: readonly CartItem[], code: string, at: Date): void {
  browserStorage.write(SENT_KEY, JSON.stringify({ lines: describeLines(items), code, at: at.getTime() }));
}

/** The last order that was opened in the chat; null if this browser knows none. */
export function lastSent(): SentOrder | null {
  const stored = storedFields(browserStorage, SENT_KEY);
  const time = stored.get('at');
  const code = stored.get('code');
  if (typeof time !== 'number') return null;
  const at = new Date(time);
  // A number that is too large for a date gives an invalid one.
  return Number.isNaN(at.getTime()) ? null : { at, code: isOrderCode(code) ? code : null };
}

/** The last order that was opened in the chat, if it had exactly these lines. */
export function sentBefore(items: readonly CartItem[]): SentOrder | null {
  const same =
    items.length > 0 && storedFields(browserStorage, SENT_KEY).get('lines') === describeLines(items);
  return same ? lastSent() : null;
}

function describeLines(items: readonly CartItem[]): string {
  return items.map((item) => `${item.cartQuantity} ${lineKey(item)}`).join('\n');
}
