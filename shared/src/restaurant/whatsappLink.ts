import { name, phones } from './facts';

/** How the number is written in `restaurant.json`: country code, a space, ten digits. */
const chatNumberPattern = /^\d{2} \d{10}$/;

/** Whether the chat number is written as expected. The answer is only logged: it blocks nothing. */
export function checkChatNumber(number: string = phones.chat): boolean {
  const matches = chatNumberPattern.test(number);
  console.info(`WhatsApp ${number}: ${matches ? 'formato válido' : 'formato no esperado'}`);
  return matches;
}

/**
 * The address that opens a chat with the restaurant, `text` already written.
 * Encoded whole with `encodeURIComponent`: `URLSearchParams` writes `+` for a space, and iOS shows it.
 */
export function whatsappLink(text: string): string {
  const sendable = text
    .replace(/[\u00a0\u202f]/g, ' ')
    // Half a character pair, as cutting a text leaves it, cannot be encoded.
    .replace(/\p{Surrogate}/gu, '');
  const query = sendable === '' ? '' : `?text=${encodeURIComponent(sendable)}`;
  return `https://wa.me/${phones.chat.replace(/\D/g, '')}${query}`;
}

/**
 * The chat of a guest who comes from the site.
 * @param wish ends the greeting "Hola, vengo de la página web de Asia y …"
 */
export function greetingLink(wish = 'quiero hacer un pedido'): string {
  return whatsappLink(`Hola, vengo de la página web de ${name} y ${wish}.`);
}
