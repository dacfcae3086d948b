import { CartStore } from './CartStore';
import { OrderRecord } from './OrderRecord';
import { OrderTexts } from './OrderTexts';
import { CartPrices } from './prices/CartPrices';
import { StoredCart } from './StoredCart';

export { changeLine } from './CartChange';
export { shiftsOn } from '../restaurant/openState';
export { restaurantNotices, leftOutNotice, type CartNotice } from './CartNotice';
export { countOrder, MAX_UNITS, roundAmount } from './units';
export { lineKey, lineName, LONG_NOTE_FROM } from './lineKey';
export { followRecord, type OrderIdentity, type SentCode, type SentOrder } from './OrderRecord';
export { ORDER_NOTE, ORDER_TIME, orderMoment } from './OrderTexts';
export { persistCart } from './persistCart';
export { listenToOtherTabs } from './listenToOtherTabs';
export { fetchPinnedPrices } from './prices/fetchPinnedPrices';
export { followPinnedPrices } from './prices/followPinnedPrices';

export const cart = new CartStore();
export const storedCart = new StoredCart(cart);
export const orderRecord = new OrderRecord();
export const orderTexts = new OrderTexts(orderRecord);
export const cartPrices = new CartPrices(cart, orderTexts);

/** Empties the cart and ends its order. One undo brings back both, with the texts of the order. */
export function emptyCart(): void {
  cart.clear(orderRecord.end());
}
