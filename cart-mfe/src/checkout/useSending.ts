import { type FormEvent, useEffect, useState } from 'react';
import { facts, today } from '@asia/shared/content';
import { checkChatNumber } from '@asia/shared/restaurant';
import { rememberSent } from '../order-memory/sentOrder';
import { buildOrderMessage, type OrderMessage } from '../order-message/buildOrderMessage';
import type { Order } from '../order-message/Order';
import { openedOrder } from './OpenedOrder';
import { draft } from './useDraft';

/** If the page is hidden within this time after the click, the chat has probably opened. */
const LEAVES_WITHIN_MS = 4_000;

export interface Sending {
  message: OrderMessage;
  /** Writes the message of this moment, for a click: the page shows that of the last tick of its clock. */
  writeNow: () => OrderMessage;
  consent: boolean;
  setConsent: (consent: boolean) => void;
  /** When this page tried to open the chat; null before. */
  triedAt: Date | null;
  /** Whether the page was hidden right after that. Browsers report no more about a chat that opens. */
  left: boolean;
  send: (event: FormEvent) => void;
  /** Records that the guest opened the chat through the link. */
  noteSent: () => void;
  /** Resets to the state before the click, without consent. */
  finish: () => void;
}

/**
 * Sends an order: asks for the consent, writes the message, opens the chat and remembers that it was opened.
 * @param orderAt the order as the guest sees it, with what holds of the restaurant at a moment
 */
export function useSending(order: Order, orderAt: (moment: Date) => Order): Sending {
  const [consent, setConsent] = useState(false);
  const [triedAt, setTriedAt] = useState<Date | null>(null);
  const [left, setLeft] = useState(false);
  const message = buildOrderMessage(order);
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
      // Phones block a window that is not opened synchronously in the click. With `noopener` the call returns
      // null even when the chat opened, so the panel with the other ways is always shown.
      window.open(link, '_blank', 'noopener,noreferrer');
      noteSent();
    } catch {
      // A browser inside another app may forbid windows: the panel has a link that needs none.
      setTriedAt(new Date());
    }
  };

  const finish = () => {
    setTriedAt(null);
    setLeft(false);
    setConsent(false);
  };

  return { message, writeNow, consent, setConsent, triedAt, left, send, noteSent, finish };
}
