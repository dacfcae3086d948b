import type { CartNotice } from '@asia/shared/cart';
import { facts } from '@asia/shared/content';
import { type CommonMessages, commonMessages } from '@asia/shared/messages';
import { displayPhone } from '@asia/shared/restaurant';
import { makeAutoObservable } from '@asia/shared/ui';
import { cartTexts } from '../messages';
import type { CartTexts } from '../messages/es';
import { orderTexts } from '../messages/order/es';
import { timeIsOver, timeText } from '../order-message/deliveryTime';
import { findZone, zoneHasLeft } from '../order-message/neighbourhood';
import type { OrderBasis } from '../order-message/Order';
import { missingToMinimum } from '../order-message/orderAmounts';
import { isTaken, paymentName } from '../order-message/paymentName';
import { fieldIds } from './guestFields';

/**
 * Notices of what the restaurant may refuse: a chosen zone or payment that it has removed, an order below the minimum of
 * its zone, a time that is over at `now`. The order keeps them; the chat settles them.
 */
export function doubtfulChoices(
  { items, neighbourhood, payment, when }: OrderBasis,
  now: Date,
): CartNotice[] {
  const notices: CartNotice[] = [];
  const add = (
    kind: CartNotice['kind'],
    line: string,
    text: string,
    say: (texts: CartTexts, words: CommonMessages) => string,
  ) => notices.push({ kind, line, text, inWords: (words) => say(cartTexts.texts, words) });
  const named = (texts?: CartTexts) => paymentName(payment, texts).name;
  if (zoneHasLeft(neighbourhood))
    add('gone', fieldIds.neighbourhood, orderTexts.zoneGone(neighbourhood), (texts) =>
      texts.zoneGone(neighbourhood),
    );
  if (!isTaken(payment))
    add('gone', fieldIds.payment, orderTexts.paymentGone(named()), (texts) =>
      texts.paymentGone(named(texts)),
    );
  const missing = missingToMinimum(items, neighbourhood);
  if (missing > 0) {
    const amounts = ({ pesos } = commonMessages.spanish) =>
      [neighbourhood, pesos(findZone(neighbourhood)?.minimum ?? 0), pesos(missing)] as const;
    const text = orderTexts.belowMinimum(...amounts());
    add('belowMinimum', fieldIds.neighbourhood, text, (texts, words) =>
      texts.belowMinimum(...amounts(words)),
    );
  }
  if (timeIsOver(when, now))
    add('gone', fieldIds.when, orderTexts.timeGone(timeText(when)), (texts, words) =>
      texts.timeGone(timeText(when, texts, words)),
    );
  return notices;
}

/** The facts that the guest has seen. Differences are new until the guest dismisses them. */
class SeenFacts {
  private seen = facts.current;

  constructor() {
    makeAutoObservable(this, {}, { deep: false });
  }

  /** Notice of a changed fee; the message contains it too. */
  feeChange(neighbourhood: string): CartNotice[] {
    const [was, is] = [findZone(neighbourhood, this.seen), findZone(neighbourhood)];
    if (!was || !is || was.fee === is.fee) return [];
    const kind = is.fee > was.fee ? 'dearer' : 'cheaper';
    const say = (texts: CartTexts, { pesos } = commonMessages.spanish) =>
      texts.feeChanged(is.label, pesos(was.fee), pesos(is.fee));
    const text = say(cartTexts.spanish);
    return [{ kind, line: fieldIds.neighbourhood, text, inWords: (words) => say(cartTexts.texts, words) }];
  }

  /** Notices of changed hours and of a changed number of the chat. */
  get otherChanges(): Pick<CartNotice, 'inWords'>[] {
    const [was, is] = [this.seen, facts.current];
    const { hours, hoursNow, chatNow } = cartTexts.texts;
    return [
      JSON.stringify(was.hours) !== JSON.stringify(is.hours) && hoursNow(hours(is.hours)),
      was.phones.chat !== is.phones.chat && chatNow(displayPhone(is.phones.chat)),
    ].flatMap((sentence) => (sentence ? { inWords: () => sentence } : []));
  }

  understand(): void {
    this.seen = facts.current;
  }
}

export const seenFacts = new SeenFacts();
