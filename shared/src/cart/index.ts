import { CartStore } from './CartStore';
import { readForeignLines } from './readForeignLines';

export { changeLine } from './CartChange';
export { restaurantNotices, leftOutNotice, noticesInShort, type CartNotice } from './CartNotice';
export { countOrder, roundAmount } from './cartQuantities';
export { lineKey, lineName, MAX_NOTE_LENGTH } from './lineKey';
export { LAST_ORDER_KEY, lastOrder, persistCart } from './persistCart';
export { followOtherTabs } from './followOtherTabs';
export { reconcileCart } from './reconcileCart';

/** The one cart of the page. */
export const cart = new CartStore();
readForeignLines(cart);
