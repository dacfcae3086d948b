import type { CartItem, Language, Unavailability } from '../contracts';
import { type CommonMessages, spanish } from '../messages/common/es';
import { whenOpens } from '../messages/openingLines';
import { pauseText } from '../messages/pauseText';
import { openState } from '../restaurant/openState';
import { unavailability } from './cartQuantities';
import { lineKey, lineName } from './lineKey';

/** Something that a guest should know before ordering. Cart, dock and message use the same text. */
export interface CartNotice {
  kind: Unavailability | 'dearer' | 'cheaper' | 'renamed' | 'paused' | 'closed';
  /** {@link lineKey} of the line that it concerns; '' for a notice about the restaurant. */
  line: string;
  /** In Spanish, for the message to the restaurant. */
  text: string;
  /** The same in the guest's language. */
  inWords: (texts: CommonMessages, language: Language) => string;
}

/** @param text of the message, where it differs from the words for the guest */
export function notice(
  kind: CartNotice['kind'],
  line: string,
  inWords: CartNotice['inWords'],
  text = inWords(spanish, 'es'),
): CartNotice {
  return { kind, line, text, inWords };
}

/** Notice that a line is left out of the order, and why; null for a line that can be ordered. */
export function leftOutNotice(item: CartItem): CartNotice | null {
  const kind = unavailability(item);
  if (!kind) return null;
  return notice(kind, lineKey(item), (texts, language) =>
    texts.leftOut(texts.unavailable[kind](lineName(item, language))),
  );
}

/** Notices of what the menu changed in a line that can be ordered: its name, its price. */
export function changeNotices(item: CartItem): CartNotice[] {
  const { name, price, was } = item;
  if (!was || unavailability(item)) return [];
  const line = lineKey(item);
  const notices: CartNotice[] = [];
  // Both names in Spanish: the previous name is stored in no other language.
  if (was.name !== name) notices.push(notice('renamed', line, ({ renamed }) => renamed(name, was.name)));
  if (was.price > 0 && was.price !== price) {
    const kind = price > was.price ? 'dearer' : 'cheaper';
    const inWords: CartNotice['inWords'] = (texts, language) =>
      texts[kind](lineName(item, language), texts.pesos(was.price), texts.pesos(price));
    notices.push(notice(kind, line, inWords));
  }
  return notices;
}

/** Notices about the restaurant at `now`: deliveries are paused, or it is closed. */
export function restaurantNotices(now: Date): CartNotice[] {
  const notices: CartNotice[] = [];
  const state = openState(now);
  const paused = pauseText();
  // The owner's own words about a pause are in Spanish only.
  if (paused) notices.push(notice('paused', '', (texts) => (texts === spanish ? paused : texts.paused)));
  if (state.kind === 'closed') {
    notices.push(notice('closed', '', (texts) => texts.closedNow(whenOpens(state.opens, texts))));
  }
  return notices;
}

/** Summary of the notices, for the dock; '' without notices. */
export function noticesInShort(notices: readonly CartNotice[], texts: CommonMessages = spanish): string {
  const count = (...kinds: CartNotice['kind'][]) => notices.filter(({ kind }) => kinds.includes(kind)).length;
  const leftOut = count('gone', 'soldOut', 'unpriced');
  const repriced = count('dearer', 'cheaper');
  return [
    leftOut > 0 && texts.countLeftOut(leftOut),
    repriced > 0 && texts.countRepriced(repriced),
    count('paused') > 0 && texts.pausedShort,
    count('closed') > 0 && texts.closedShort,
  ]
    .filter(Boolean)
    .join(' · ');
}
