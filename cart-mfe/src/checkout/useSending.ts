import { checkChatNumber, whatsappLink } from '@asia/shared/restaurant';
import { announce } from '@asia/shared/ui';
import { useState, type FormEvent } from 'react';
import { buildOrderMessage, type OrderMessage } from '../order-message/buildOrderMessage';
import type { Order } from '../order-message/Order';
import { rememberSent, sentBefore } from './sentOrder';

export interface Sending {
  message: OrderMessage;
  /** Opens the chat with the order written. */
  link: string;
  consent: boolean;
  setConsent: (consent: boolean) => void;
  /** Whether this page has tried to open the chat; whether it opened, no browser tells. */
  opened: boolean;
  /** When exactly this order was last opened, if a moment ago. */
  sentAt: Date | null;
  send: (event: FormEvent) => void;
  /** Notes that the guest opened the chat through the link. */
  noteSent: () => void;
  /** Back to before the sending. */
  finish: () => void;
}

/** The sending of an order: gate of the consent, message, chat window, and the memory of having sent. */
export function useSending(order: Order, now: Date | null): Sending {
  const [consent, setConsent] = useState(false);
  const [opened, setOpened] = useState(false);
  const message = buildOrderMessage(order);
  const link = whatsappLink(message.text);

  const noteSent = () => rememberSent(message.text, new Date());

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
    noteSent();
    setOpened(true);
    announce('¿No se abrió WhatsApp? Tu pedido está listo. Elige otra forma de enviarlo.');
  };

  const finish = () => {
    setOpened(false);
    setConsent(false);
  };

  const sentAt = now && sentBefore(message.text, now);
  return { message, link, consent, setConsent, opened, sentAt, send, noteSent, finish };
}
