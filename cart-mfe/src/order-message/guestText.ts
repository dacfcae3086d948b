/** WhatsApp reads these as formatting; a guest could forge a total with them. */
const formatting = /[*_~`]/g;
/** Line breaks, control characters, and invisible ones that reverse or hide text. */
const invisible = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;
/** WhatsApp on a computer shows emoji of a link as replacement characters. */
const emoji = /[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}\ufe0f\u20e3]/gu;

/**
 * What a guest wrote, as one line without formatting.
 * @param length most characters kept; most fields of the form have no limit of their own
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

/** An e-mail address as {@link guestText}, but underscores inside it stay: without them it is another address. */
export function guestEmail(text: string, length: number): string {
  return text
    .split('_')
    .map((piece) => guestText(piece, length))
    .filter((piece) => piece !== '')
    .join('_')
    .slice(0, length);
}
