import { signsInWords } from './signsInWords';

/** WhatsApp reads these as formatting; a guest could forge a total with them. */
const formatting = /[*_~`]/g;
/** Line breaks, control characters, invisible ones that reverse or hide text, and remains of a sign's form. */
const invisible = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\ufe0f\u20e3]/gu;

/** A text of a guest as one line without formatting, of any length; signs become words. */
export function guestText(text: string): string {
  return signsInWords(text.normalize('NFC'))
    .replace(formatting, ' ')
    .replace(invisible, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

/** A telephone as {@link guestText}, with the digits of any script as 0–9 and full-width signs as usual ones, to be dialled. */
export const guestPhone = (text: string) => guestText(text.normalize('NFKC')).replace(/\p{Nd}/gu, digitValue);

/** Unicode has the ten digits of a script side by side, from zero on. */
function digitValue(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let before = 0;
  while (/\p{Nd}/u.test(String.fromCodePoint(code - before - 1))) before += 1;
  return String(before % 10);
}

/** An e-mail address as {@link guestText}, but underscores inside it stay: without them it is another address. */
export function guestEmail(text: string): string {
  return text
    .split('_')
    .map(guestText)
    .filter((piece) => piece !== '')
    .join('_');
}
