import { signsInWords } from './signsInWords';

/** WhatsApp reads these as formatting; a guest could forge a total with them. */
const formatting = /[*_~`]/g;
/** Line breaks, control characters, invisible ones that reverse or hide text, and what is left of a sign's form. */
const invisible = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\ufe0f\u20e3]/gu;

/** What a guest wrote, as one line without formatting, whatever its length; signs are said in words. */
export function guestText(text: string): string {
  return signsInWords(text.normalize('NFC'))
    .replace(formatting, ' ')
    .replace(invisible, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

/** An e-mail address as {@link guestText}, but underscores inside it stay: without them it is another address. */
export function guestEmail(text: string): string {
  return text
    .split('_')
    .map(guestText)
    .filter((piece) => piece !== '')
    .join('_');
}
