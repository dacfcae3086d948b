import type { CartNotice } from '@asia/shared/cart';
import { facts } from '@asia/shared/content';
import { type CommonMessages, commonMessages } from '@asia/shared/messages';
import { makeAutoObservable } from '@asia/shared/ui';
import { cartTexts } from '../messages';
import type { CartTexts } from '../messages/es';
import { orderTexts } from '../messages/order/es';
import { timeIsOver, timeText } from '../order-message/deliveryTime';
import { findZone } from '../order-message/neighbourhood';
import type { OrderBasis } from '../order-message/Order';
import { missingToMinimum } from '../order-message/orderAmounts';
import { fieldIds } from './guestFields';

/**
 * Notices of what the restaurant may refuse: an order below the minimum of its zone, a time that is over at `now`. The
 * order keeps them; the chat settles them.
 */
export function doubtfulChoices(
  { items, neighbourhood, when }: Pick<OrderBasis, 'items' | 'neighbourhood' | 'when'>,
  now: Date,
): CartNotice[] {
  const notices: CartNotice[] = [];
  const missing = missingToMinimum(items, neighbourhood);
  if (missing > 0) {
    const amounts = ({ pesos } = commonMessages.spanish) =>
      [neighbourhood, pesos(findZone(neighbourhood)?.minimum ?? 0), pesos(missing)] as const;
    notices.push({
      kind: 'belowMinimum',
      line: fieldIds.neighbourhood,
      text: orderTexts.belowMinimum(...amounts()),
      inWords: (words) => cartTexts.texts.belowMinimum(...amounts(words)),
    });
  }
  if (timeIsOver(when, now))
    notices.push({
      kind: 'gone',
      line: fieldIds.when,
      text: orderTexts.timeGone(timeText(when)),
      inWords: (words) => cartTexts.texts.timeGone(timeText(when, cartTexts.texts, words)),
    });
  return notices;
}

/** The facts that the guest has seen. A changed fee is new until the guest dismisses it. */
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
    const say = (texts: CartTexts, { pesos }: CommonMessages = commonMessages.spanish) =>
      texts.feeChanged(is.label, pesos(was.fee), pesos(is.fee));
    const text = say(cartTexts.spanish);
    return [{ kind, line: fieldIds.neighbourhood, text, inWords: (words) => say(cartTexts.texts, words) }];
  }

  understand(): void {
    this.seen = facts.current;
  }
}

export const seenFacts = new SeenFacts();
