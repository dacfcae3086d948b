import type { CartNotice } from '@asia/shared/cart';
import { facts } from '@asia/shared/content';
import { commonMessages } from '@asia/shared/messages';
import { displayPhone } from '@asia/shared/restaurant';
import { makeAutoObservable } from '@asia/shared/ui';
import { cartTexts } from '../messages';
import type { CartTexts } from '../messages/es';
import { orderTexts } from '../messages/order/es';
import { findZone, zoneHasLeft } from '../order-message/neighbourhood';
import type { OrderBasis } from '../order-message/Order';
import { isTaken, paymentName } from '../order-message/paymentName';
import { fieldIds } from './guestFields';

/** Notices of chosen zones and payments that the restaurant has removed. The order keeps them; the chat settles them. */
export function goneChoices({ neighbourhood, payment }: Omit<OrderBasis, 'items'>): CartNotice[] {
  const notices: CartNotice[] = [];
  const gone = (line: string, text: string, say: (texts: CartTexts) => string) =>
    notices.push({ kind: 'gone', line, text, inWords: () => say(cartTexts.texts) });
  const named = (texts?: CartTexts) => paymentName(payment, texts).name;
  if (zoneHasLeft(neighbourhood))
    gone(fieldIds.neighbourhood, orderTexts.zoneGone(neighbourhood), (texts) =>
      texts.zoneGone(neighbourhood),
    );
  if (!isTaken(payment))
    gone(fieldIds.payment, orderTexts.paymentGone(named()), (texts) => texts.paymentGone(named(texts)));
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
