/** The number as the facts have it: country code, a space, ten digits. */
const chatNumberPattern = /^\d{2} \d{10}$/;

/** Logs and returns whether the chat number has the expected form; a wrong form does not stop an order. */
export function checkChatNumber(number: string): boolean {
  const matches = chatNumberPattern.test(number);
  console.info(`WhatsApp ${number}: ${matches ? 'formato válido' : 'formato no esperado'}`);
  return matches;
}

/** Opens a chat with `text` filled in. Not with `URLSearchParams`: it writes a space as `+`, which iOS shows. */
export function whatsappLink(text: string, number: string): string {
  const sendable = text
    .replace(/[\u00a0\u202f]/g, ' ')
    // A lone surrogate, which cutting a text may leave, cannot be encoded.
    .replace(/\p{Surrogate}/gu, '');
  const query = sendable === '' ? '' : `?text=${encodeURIComponent(sendable)}`;
  return `https://wa.me/${number.replace(/\D/g, '')}${query}`;
}
