import { today } from '../content/today';
import type { CartItem, Language, Unavailability } from '../contracts';
import { type CommonMessages, spanish } from '../messages/common/es';
import { openLine, pauseLine, whenOpens } from '../messages/openingLines';
import { openState } from '../restaurant/openState';
import { unavailability } from './cartQuantities';
import { lineKey, lineName } from './lineKey';

/** Something that a guest should know before ordering. Cart, dock and message use the same text. */
export interface CartNotice {
  kind:
    | Unavailability
    | 'dearer'
    | 'cheaper'
    | 'renamed'
    | 'belowMinimum'
    | 'paused'
    | 'noDelivery'
    | 'closing'
    | 'closed';
  /** {@link lineKey} of its line; '' for a notice about the restaurant. */
  line: string;
  /** In Spanish, for the message to the restaurant. */
  text: string;
  /** The same in the guest's language. */
  inWords: (texts: CommonMessages, language: Language) => string;
  /** Short form for the dock, of a notice about the restaurant. */
  short?: (texts: CommonMessages) => string;
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

/** Notices of changes of the menu in a line that can be ordered: its name, its price. */
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

/**
 * Notices about the restaurant at `now`: deliveries are paused, or a zone has none; it closes soon, or is closed.
 * @param zone the only one that matters; by default all do
 */
export function restaurantNotices(now: Date, zone?: string): CartNotice[] {
  const state = openState(now);
  const { pause } = today;
  const off = today.zonesOff.filter((value) => value === (zone ?? value));
  const about = (kind: CartNotice['kind'], inWords: Words, short: Words) => ({
    ...notice(kind, '', inWords),
    short,
  });
  const line: Words = (texts) => openLine(state, texts);
  const zones: Words = (texts) => texts.noDelivery(off.join(texts.comma));
  return [
    pause &&
      about(
        'paused',
        // The owner's own words are Spanish.
        (texts) =>
          texts === spanish && pause.note
            ? `${pauseLine(pause, texts)}. ${pause.note}`
            : texts.paused(pauseLine(pause, texts)),
        (texts) => pauseLine(pause, texts),
      ),
    off.length > 0 && about('noDelivery', zones, zones),
    state.kind === 'closing-soon' && about('closing', (texts) => texts.closingNow(line(texts)), line),
    state.kind === 'closed' &&
      about(
        'closed',
        (texts) => texts.closedNow(whenOpens(state.opens, texts)),
        (texts) => texts.closedShort,
      ),
  ].filter((one) => !!one);
}

type Words = (texts: CommonMessages) => string;

/** Summary of the notices, for the dock; '' without notices. */
export function noticesInShort(notices: readonly CartNotice[], texts: CommonMessages = spanish): string {
  const count = (...kinds: CartNotice['kind'][]) => notices.filter(({ kind }) => kinds.includes(kind)).length;
  const leftOut = count('gone', 'soldOut', 'unpriced');
  const repriced = count('dearer', 'cheaper');
  return [
    leftOut > 0 && texts.countLeftOut(leftOut),
    repriced > 0 && texts.countRepriced(repriced),
    ...notices.map(({ short }) => short?.(texts)),
  ]
    .filter(Boolean)
    .join(' · ');
}
