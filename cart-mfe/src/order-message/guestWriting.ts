import { joinLines } from '@asia/shared/menu';
import { signsInWords } from './signsInWords';

/** Characters that hide or reverse text; words on both sides of one are one word. */
const invisible = /[\p{Cf}\ufe0f]/gu;
/** Control characters, and the remains of a sign's form. */
const between = /[\p{Cc}\u20e3\s]+/gu;

/** A text of a guest as one line without formatting, of any length; signs become words. */
export function guestText(text: string): string {
  const words = signsInWords(joinLines(text.normalize('NFC')));
  return withoutFormatting(words.replace(invisible, '').replace(between, ' ').trim());
}

/** A telephone as {@link guestText}, with full-width signs as usual ones. */
export const guestPhone = (text: string) => guestText(text.normalize('NFKC'));

/** A link, an e-mail address, or the name of an account: with another underscore it is another one. */
const address = /(?:https?:\/\/|www\.)\S+|[\p{L}\p{N}._%+~-]*@[\p{L}\p{N}._-]+/giu;

/**
 * Takes out each pair of signs that WhatsApp reads as formatting: a guest could forge a total with them. A sign inside
 * a word is none, and neither is a sign that nothing closes.
 */
export function withoutFormatting(text: string): string {
  const read = text.replace(address, (word) => word.replace(/[_~]/g, 'x'));
  const pairs = new Set<number>();
  const begun = new Map<string, number>();
  for (const { 0: sign, index } of read.matchAll(/[*_~`]/g)) {
    // Two units, which may be one character.
    const before = read.slice(Math.max(0, index - 2), index);
    const after = read.slice(index + 1, index + 3);
    const from = begun.get(sign);
    if (from === undefined) {
      if (/^\S/.test(after) && !/[\p{L}\p{N}]$/u.test(before)) begun.set(sign, index);
    } else if (from < index - 1 && /\S$/.test(before) && !/^[\p{L}\p{N}]/u.test(after)) {
      pairs.add(from).add(index);
      begun.delete(sign);
    }
  }
  if (pairs.size === 0) return text;
  const signs = text.split('').filter((_, index) => !pairs.has(index));
  // Of "**a**", the outer pair hides the inner one.
  return withoutFormatting(signs.join(''));
}
