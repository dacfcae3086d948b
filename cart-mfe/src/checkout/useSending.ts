import { checkChatNumber, whatsappLink } from '@asia/shared/restaurant';
import { useEffect, useState, type FormEvent } from 'react';
import { buildOrderMessage, type OrderMessage } from '../order-message/buildOrderMessage';
import type { Order } from '../order-message/Order';
import { rememberSent } from '../order-memory/sentOrder';
import { draft } from './useDraft';

/** A chat that opens takes the guest away from the page within this time. */
const LEAVES_WITHIN_MS = 4_000;

export interface Sending {
  message: OrderMessage;
  /** Opens the chat with the order written. */
  link: string;
  consent: boolean;
  setConsent: (consent: boolean) => void;
  /** When this page tried to open the chat; null before. */
  triedAt: Date | null;
  /** Whether the guest left the page right then. No browser tells more of a chat that opens. */
  left: boolean;
  send: (event: FormEvent) => void;
  /** Notes that the guest opened the chat through the link. */
  noteSent: () => void;
  /** Back to before the sending. */
  finish: () => void;
}

/** The sending of an order: gate of the consent, message, chat window, and the memory of having sent. */
export function useSending(order: Order): Sending {
  const [consent, setConsent] = useState(false);
  const [triedAt, setTriedAt] = useState<Date | null>(null);
  const [left, setLeft] = useState(false);
  const message = buildOrderMessage(order);
  const link = whatsappLink(message.text);

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
    rememberSent(order.items, now);
    draft.keepOrder(order.items);
    setTriedAt(now);
  };

  const send = (event: FormEvent) => {
    event.preventDefault();
    if (!consent) {
      // eslint-disable-next-line no-console -- the one sentence that the specification wants in the console
      console.log('Debes aceptar el manejo de datos personales');
      return;
    }
    // In the click itself and before all else, or phones take it for an unwanted window. With `noopener` it
    // answers null even when it opened, so the panel with the other ways always follows.
    window.open(link, '_blank', 'noopener,noreferrer');
    checkChatNumber();
    setLeft(false);
    noteSent();
  };

  const finish = () => {
    setTriedAt(null);
    setLeft(false);
    setConsent(false);
  };

  return { message, link, consent, setConsent, triedAt, left, send, noteSent, finish };
}
