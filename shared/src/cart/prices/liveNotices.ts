import type { CartItem, CategoryPrices } from '../../contracts';
import { chat } from '../../messages/chat/es';
import { spanish } from '../../messages/common/es';
import { type CartNotice, changeNotices, notice } from '../CartNotice';
import { unavailability } from '../cartQuantities';
import { lineKey, lineName } from '../lineKey';
import { applyPrices } from './applyPrices';

/**
 * Notices of lines whose live prices differ: the changes of an update or, with `kept`, that the lines stay. The text
 * for the restaurant names the values in the order in both cases.
 * @param kept whether the guest has decided to keep the lines
 */
export function liveNotices(items: readonly CartItem[], live: CategoryPrices, kept: boolean): CartNotice[] {
  return items.flatMap((item) => {
    if (unavailability(item)) return [];
    const now: CartItem = { ...item, was: undefined };
    applyPrices(now, live);
    const why = unavailability(now);
    return why ? [unavailableNow(item, why, kept)] : changedNow(item, now, kept);
  });
}

/** Notice of a line whose dish cannot be ordered any more. */
export function unavailableNow(
  item: CartItem,
  why: NonNullable<CartItem['away']>,
  kept: boolean,
): CartNotice {
  const reason: CartNotice['inWords'] = (texts, language) => texts.unavailable[why](lineName(item, language));
  return notice(
    why,
    lineKey(item),
    (texts, language) => texts[kept ? 'kept' : 'wouldLeaveOut'](reason(texts, language)),
    chat.stays(reason(spanish, 'es')),
  );
}

function changedNow(item: CartItem, now: CartItem, kept: boolean): CartNotice[] {
  const stays: CartNotice['inWords'] = (texts, language) =>
    texts.otherPrice(lineName(item, language), texts.pesos(item.price), texts.pesos(now.price));
  return changeNotices(now).map((change) => {
    if (change.kind === 'renamed') return change;
    return notice(change.kind, change.line, kept ? stays : change.inWords, stays(spanish, 'es'));
  });
}
