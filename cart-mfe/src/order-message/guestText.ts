/** Marks that WhatsApp reads as formatting, and that a guest could forge lines and totals with. */
const formatting = /[*_~`]/g;
/** Line breaks, control characters, and the invisible ones that turn or hide text. */
const invisible = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;
/** Emoji arrive as replacement characters when WhatsApp opens on a computer. */
const emoji = /[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}\ufe0f\u20e3]/gu;

/**
 * What a guest wrote, as one harmless line of the message.
 * @param length most characters that the message carries of it; the field itself has no limit
 */
export function guestText(text: string, length: number): string {
  const line = text
    .normalize('NFC')
    .replace(/\p{Surrogate}/gu, '')
    .replace(emoji, ' ')
    .replace(formatting, ' ')
    .replace(invisible, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  // Split by whole characters: half of an emoji cannot be encoded.
  return [...line].slice(0, length).join('').trim();
}

/** A mail address as {@link guestText}, but an underscore inside it stays: without it the address is another's. */
export function guestEmail(text: string, length: number): string {
  return text
    .split('_')
    .map((piece) => guestText(piece, length))
    .filter((piece) => piece !== '')
    .join('_')
    .slice(0, length);
}
