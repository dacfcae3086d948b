import { today } from '../content/today';
import type { CartItem, Language, Unavailability } from '../contracts';
import { type CommonMessages, spanish } from '../messages/common/es';
import { openLine, pauseLine, whenOpens } from '../messages/openingLines';
import { openState } from '../restaurant/openState';
import { lineKey, lineName } from './lineKey';
import { unavailability } from './unavailability';

/** Something that a guest should know before ordering. Cart, checkout and message use the same text. */
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
  inWords: (texts: CommonMessages, language: Language) => string;
}

const notice = (kind: CartNotice['kind'], line: string, inWords: CartNotice['inWords']): CartNotice => ({
  kind,
  line,
  text: inWords(spanish, 'es'),
  inWords,
});

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
 * @param zone the only one that matters; by default all do
 * @param moment that the order is for, by which pauses and zones count; by default `now`
 */
export function restaurantNotices(now: Date, zone?: string, moment?: number): CartNotice[] {
  const state = openState(now);
  const pause = today.pauseAt(moment);
  const off = today.zonesOffAt(moment).filter((value) => value === (zone ?? value));
  return [
    pause &&
      notice('paused', '', (texts) =>
        // The owner's own words are Spanish.
        texts === spanish && pause.note
          ? `${pauseLine(pause, texts)}. ${pause.note}`
          : texts.paused(pauseLine(pause, texts)),
      ),
    off.length > 0 && notice('noDelivery', '', (texts) => texts.noDelivery(off.join(texts.comma))),
    state.kind === 'closing-soon' &&
      notice('closing', '', (texts) => texts.closingNow(openLine(state, texts))),
    state.kind === 'closed' &&
      notice('closed', '', (texts) => texts.closedNow(whenOpens(state.opens, texts))),
  ].filter((one) => !!one);
}
