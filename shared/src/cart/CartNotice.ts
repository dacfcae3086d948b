import type { CartItem, Language, Unavailability } from '../contracts';
import { whenOpens } from '../language/openingLines';
import { spanish, type HouseTexts } from '../language/texts/es';
import { pauseText } from '../restaurant/houseNotices';
import { openState } from '../restaurant/openState';
import { lineKey, lineName } from './lineKey';

/** Something that a guest should know before ordering, told in the same words wherever it is told. */
export interface CartNotice {
  kind: Unavailability | 'dearer' | 'cheaper' | 'renamed' | 'paused' | 'closed';
  /** The line that it is about; '' for the house. */
  line: string;
  /** In Spanish: the message to the kitchen carries it. */
  text: string;
  /** The same for the guest. */
  inWords: (texts: HouseTexts, language: Language) => string;
}

function notice(kind: CartNotice['kind'], line: string, inWords: CartNotice['inWords']): CartNotice {
  return { kind, line, text: inWords(spanish, 'es'), inWords };
}

/** Why a line cannot be ordered; undefined for one that can. */
export function unavailability({ away, price }: CartItem): Unavailability | undefined {
  return away ?? (price > 0 ? undefined : 'unpriced');
}

/** Says of a line that it is left out of the order, and why; null for one that goes into it. */
export function leftOutNotice(item: CartItem): CartNotice | null {
  const kind = unavailability(item);
  if (!kind) return null;
  return notice(kind, lineKey(item), (texts, language) => texts.leftOut[kind](lineName(item, language)));
}

/** What the menu changed in a line that goes into the order. */
export function changeNotices(item: CartItem): CartNotice[] {
  const { name, price, was } = item;
  if (!was || unavailability(item)) return [];
  const line = lineKey(item);
  const notices: CartNotice[] = [];
  // Both in Spanish: what is known of the former name.
  if (was.name !== name) notices.push(notice('renamed', line, ({ renamed }) => renamed(name, was.name)));
  if (was.price > 0 && was.price !== price) {
    const kind = price > was.price ? 'dearer' : 'cheaper';
    const inWords: CartNotice['inWords'] = (texts, language) =>
      texts[kind](lineName(item, language), texts.pesos(was.price), texts.pesos(price));
    notices.push(notice(kind, line, inWords));
  }
  return notices;
}

/** What there is to know of the house at a moment: no deliveries for now, or nobody there to read the order. */
export function houseNotices(now: Date): CartNotice[] {
  const notices: CartNotice[] = [];
  const state = openState(now);
  const paused = pauseText();
  // What the owner writes of a pause is Spanish.
  if (paused) notices.push(notice('paused', '', (texts) => (texts === spanish ? paused : texts.paused)));
  if (state.kind === 'closed') {
    notices.push(notice('closed', '', (texts) => texts.closedNow(whenOpens(state.opens, texts))));
  }
  return notices;
}

/** The same in few words, for the dock; '' when there is nothing to know. */
export function noticesInShort(notices: readonly CartNotice[], texts: HouseTexts = spanish): string {
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
