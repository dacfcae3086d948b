import { type FormEvent, useEffect, useState } from 'react';
import { facts, today } from '@asia/shared/content';
import { checkChatNumber } from '@asia/shared/restaurant';
import { rememberSent } from '../order-memory/sentOrder';
import { buildOrderMessage } from '../order-message/buildOrderMessage';
import type { Order } from '../order-message/Order';
import { openedOrder } from './OpenedOrder';
import { draft } from './useDraft';

/** A page that is hidden within this time after the click has probably opened the chat. */
const LEAVES_WITHIN_MS = 4_000;

export type Sending = ReturnType<typeof useSending>;

/**
 * Sends an order: checks the consent, writes the message, opens the chat and remembers the order.
 * @param orderAt returns the order with the notices of the restaurant at a moment
 */
export function useSending(order: Order, orderAt: (moment: Date) => Order) {
  const [consent, setConsent] = useState(false);
  /** Time of the last attempt to open the chat, or null. */
  const [triedAt, setTriedAt] = useState<Date | null>(null);
  /** Whether the page was hidden right after the attempt. Browsers report no more about a chat that opens. */
  const [left, setLeft] = useState(false);
  const message = buildOrderMessage(order);
  /** Writes the message at a click. The page shows the message of the last tick of its clock. */
  const writeNow = () => {
    today.follow();
    return buildOrderMessage(orderAt(new Date()));
  };

  useEffect(() => {
    if (!triedAt) return undefined;
    const onLeave = () => {
      if (document.hidden && Date.now() - triedAt.getTime() < LEAVES_WITHIN_MS) setLeft(true);
    };
    document.addEventListener('visibilitychange', onLeave);
    return () => document.removeEventListener('visibilitychange', onLeave);
  }, [triedAt]);

  /** Records that the guest opened the chat through the link. */
  const noteSent = () => {
    const now = new Date();
    rememberSent(order.items, message.code, now);
    draft.keepOrder(order.items);
    openedOrder.remember(order, message.code);
    setTriedAt(now);
  };

  const send = (event: FormEvent) => {
    event.preventDefault();
    if (!consent) {
      // eslint-disable-next-line no-console -- the one sentence that the specification requires in the console
      console.log('Debes aceptar el manejo de datos personales');
      return;
    }
    if (order.items.length === 0) return;
    checkChatNumber(facts.current.phones.chat);
    const { link } = writeNow();
    setLeft(false);
    try {
      // Phones block a window that does not open synchronously in the click. With `noopener` the call returns null even
      // if the chat opened.
      window.open(link, '_blank', 'noopener,noreferrer');
      noteSent();
    } catch {
      // A browser inside another app may forbid windows; the link of the panel opens in this tab.
      setTriedAt(new Date());
    }
  };

  /** Resets to the state before the click, without consent. */
  const finish = () => {
    setTriedAt(null);
    setLeft(false);
    setConsent(false);
  };

  return { message, writeNow, consent, setConsent, triedAt, left, send, noteSent, finish };
}
