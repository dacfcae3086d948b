import { type FormEvent, useEffect, useState } from 'react';
import { cartPrices, orderRecord } from '@asia/shared/cart';
import { clock, facts } from '@asia/shared/content';
import { checkChatNumber } from '@asia/shared/restaurant';
import { buildOrderMessage, type OrderMessage } from '../order-message/buildOrderMessage';
import type { Order } from '../order-message/Order';
import { hashDetails } from '../order-message/orderIdentity';
import { draft } from './useDraft';

/** A page that is hidden within this time after the click has probably opened the chat. */
const LEAVES_WITHIN_MS = 4_000;

export type Sending = ReturnType<typeof useSending>;

/** An order as it was at a click, and its message. */
export interface TakenOrder {
  order: Order;
  message: OrderMessage;
}

/**
 * Sends an order: checks the consent, writes the message, opens the chat and remembers the order.
 * @param order as the page shows it
 * @param orderAt returns the order with the notices of the restaurant at a moment
 */
export function useSending(order: Order, orderAt: (moment: Date) => Order) {
  const [consent, setConsent] = useState(false);
  /** Time of the last attempt to open the chat, or null. */
  const [triedAt, setTriedAt] = useState<Date | null>(null);
  /** Whether the page was hidden right after the attempt. Browsers report no more about a chat that opens. */
  const [left, setLeft] = useState(false);
  const message = buildOrderMessage(order);
  /** The order at a click, by all that the site has read until then; the page shows that of the clock's last tick. */
  const takeOrder = (): TakenOrder => {
    clock.tick();
    cartPrices.reprice();
    const taken = orderAt(new Date());
    return { order: taken, message: buildOrderMessage(taken) };
  };

  useEffect(() => {
    if (!triedAt) return undefined;
    const onLeave = () => {
      if (document.hidden && Date.now() - triedAt.getTime() < LEAVES_WITHIN_MS) setLeft(true);
    };
    document.addEventListener('visibilitychange', onLeave);
    return () => document.removeEventListener('visibilitychange', onLeave);
  }, [triedAt]);

  const noteOpened = (taken: TakenOrder) => {
    remember(taken, false);
    setTriedAt(new Date());
  };

  /** Records that the guest copied an order. One that was opened before stays opened. */
  const noteCopied = (taken: TakenOrder) => {
    if (taken.order.code === null) remember(taken, true);
  };

  const send = (event: FormEvent) => {
    event.preventDefault();
    if (!consent) {
      // eslint-disable-next-line no-console -- the one sentence that the specification requires in the console
      console.log('Debes aceptar el manejo de datos personales');
      return;
    }
    const taken = takeOrder();
    if (taken.order.items.length === 0) return;
    checkChatNumber(facts.current.phones.chat);
    setLeft(false);
    try {
      // Phones block a window that does not open synchronously in the click. With `noopener` the call returns null even
      // if the chat opened.
      window.open(taken.message.link, '_blank', 'noopener,noreferrer');
      noteOpened(taken);
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

  return { message, takeOrder, consent, setConsent, triedAt, left, send, noteOpened, noteCopied, finish };
}

function remember({ order, message }: TakenOrder, copied: boolean): void {
  draft.keepDetails();
  const { items, replaces } = order;
  const kept = draft.kept ? items : [];
  const code = { code: message.code, replaces: replaces.filter((sent) => sent.code !== message.code) };
  orderRecord.remember({ ...hashDetails(order), ...code, lines: items, items: kept, copied });
}
