import { CartStore } from './CartStore';
import { CartPrices } from './prices/CartPrices';
import { readForeignLines } from './readForeignLines';
import { StoredCart } from './StoredCart';

export { changedName, changeLine } from './CartChange';
export { shiftsOn } from '../restaurant/openState';
export { restaurantNotices, leftOutNotice, noticesInShort, type CartNotice } from './CartNotice';
export { countOrder, MAX_UNITS, roundAmount } from './cartQuantities';
/** Older builds import `MAX_NOTE_LENGTH`. */
export { lineKey, lineName, LONG_NOTE_FROM, LONG_NOTE_FROM as MAX_NOTE_LENGTH } from './lineKey';
export { LAST_ORDER_KEY, lastOrder } from './lastOrder';
export { persistCart } from './persistCart';
export { listenToOtherTabs } from './listenToOtherTabs';
export { fetchPinnedPrices } from './prices/fetchPinnedPrices';
export { followPinnedPrices } from './prices/followPinnedPrices';

/** The one cart of the page, the prices that it follows, and its copy in the browser. */
export const cart = new CartStore();
export const cartPrices = new CartPrices(cart);
export const storedCart = new StoredCart(cart);
readForeignLines(cart);
