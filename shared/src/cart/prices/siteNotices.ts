import type { CartItem } from '../../contracts';
import { chat } from '../../messages/chat/es';
import { spanish } from '../../messages/common/es';
import { type CartNotice, changeNotices, notice } from '../CartNotice';
import { unavailability } from '../cartQuantities';
import { lineKey, lineName } from '../lineKey';
import type { SiteLine } from './judgeLine';

/**
 * Notices of what the site has in place of a line: the changes of an update or, once the guest has kept the line, that
 * it stays. The text for the restaurant names the values in the order in both cases.
 */
export function siteNotices(item: CartItem, { line, kept }: SiteLine): CartNotice[] {
  const why = unavailability(line);
  if (why) {
    const reason: CartNotice['inWords'] = (texts, language) =>
      texts.unavailable[why](lineName(item, language));
    const inWords: CartNotice['inWords'] = (texts, language) =>
      texts[kept ? 'kept' : 'wouldLeaveOut'](reason(texts, language));
    return [notice(why, lineKey(item), inWords, chat.stays(reason(spanish, 'es')))];
  }
  const stays: CartNotice['inWords'] = (texts, language) =>
    texts.otherPrice(lineName(item, language), texts.pesos(item.price), texts.pesos(line.price));
  return changeNotices(line).map((change) =>
    change.kind === 'renamed'
      ? change
      : notice(change.kind, change.line, kept ? stays : change.inWords, stays(spanish, 'es')),
  );
}
