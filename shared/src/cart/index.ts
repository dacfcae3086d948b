import { CartStore } from './CartStore';

export { CartStore, type CartDetails } from './CartStore';
export { type CartChange, type CartChangeKind } from './CartChange';
export { type CartNotice, type Unavailability } from './CartNotice';
export { roundAmount } from './cartQuantities';
export { parseStoredCart } from './parseStoredCart';
export { browserStorage, BROKEN_CART_KEY, CART_KEY, persistCart, type CartStorage } from './persistCart';
export { followOtherTabs } from './followOtherTabs';
export { reconcileCart } from './reconcileCart';

/** The one cart of the page. */
export const cart = new CartStore();
