import { CartStore } from './CartStore';

export { CartStore, type CartDetails } from './CartStore';
export { changeLine, changeTitles, type CartChange, type CartChangeKind } from './CartChange';
export { houseNotices, leftOutNotice, noticesInShort, type CartNotice } from './CartNotice';
export { countOrder, roundAmount } from './cartQuantities';
export { LAST_ORDER_KEY, lastOrder } from './lastOrder';
export { lineKey, lineName, LONGEST_NOTE } from './lineKey';
export { parseStoredCart } from './parseStoredCart';
export { browserStorage, BROKEN_CART_KEY, CART_KEY, persistCart, type CartStorage } from './persistCart';
export { followOtherTabs } from './followOtherTabs';
export { reconcileCart } from './reconcileCart';

/** The one cart of the page. */
export const cart = new CartStore();
