import type { CategoryPrices, DishPrice, OrderableDish } from '../../contracts';
import { anOrderableDish, pricesOf, writeToday } from '../../testing';
import type { CartNotice } from '../CartNotice';
import { CartStore } from '../CartStore';
import { OrderRecord } from '../OrderRecord';
import { ORDER_TIME, OrderTexts } from '../OrderTexts';
import { CartPrices } from './CartPrices';
import { followPinnedPrices } from './followPinnedPrices';

const lumpia = anOrderableDish();
const menu = (changes: Partial<DishPrice> = {}) => pricesOf({ ...lumpia, ...changes });
const without: CategoryPrices = { [lumpia.category]: {} };
const neverLoads = () => Promise.resolve(undefined);

const stops: (() => void)[] = [];
afterEach(() => stops.splice(0).forEach((stop) => stop()));
const follow = (...given: Parameters<typeof followPinnedPrices>) => stops.push(followPinnedPrices(...given));

function aCart(changes: Partial<OrderableDish> = {}, units = 1) {
  const cart = new CartStore();
  cart.add({ ...lumpia, ...changes }, units);
  return { cart, prices: newPrices(cart) };
}
const newPrices = (cart: CartStore) => new CartPrices(cart, new OrderTexts(new OrderRecord()));
/** As {@link aCart}, in a page whose pinned prices have not loaded. */
function followed() {
  const { cart, prices } = aCart();
  follow(prices, neverLoads);
  return { cart, prices };
}
const kinds = (notices: readonly CartNotice[]) => notices.map(({ kind }) => kind);
const reported = ({ leftOut, changes }: CartPrices) => kinds([...leftOut, ...changes]);

describe('bringing the cart up to the menu', () => {
  it.each([
    ['dearer', { price: 9000 }],
    ['cheaper', { price: 12000 }],
    ['renamed', { name: 'Lumpia' }],
  ])('follows the menu and reports a dish that is %s', (kind, old) => {
    const { cart, prices } = aCart(old, 2);
    prices.reprice(menu());
    expect(cart.cartTotalAmount).toBe(19600);
    expect(cart.cartItems).toMatchObject([{ name: lumpia.name, was: old }]);
    expect(reported(prices)).toEqual([kind]);
  });

  it('reports a change until it is dismissed, and only for a line that is still there', () => {
    const { cart, prices } = aCart({ price: 9000 });
    prices.reprice(menu());
    prices.dismissChanges();
    prices.reprice(menu());
    expect(reported(prices)).toEqual([]);
    prices.reprice(menu({ price: 9900 }));
    expect(reported(prices)).toEqual(['dearer']);
    cart.remove(lumpia.key);
    expect(reported(prices)).toEqual([]);
  });

  it.each([
    ['gone', without],
    ['unpriced', menu({ price: null })],
  ])('keeps a dish that is %s in sight but out of the totals, until it is back', (kind, live) => {
    const { cart, prices } = aCart({}, 2);
    prices.reprice(live);
    expect(reported(prices)).toEqual([kind]);
    expect(cart.cartItems).toMatchObject([lumpia]);
    expect(cart.cartDetails).toEqual({ totalAmount: 0, totalQuantity: 0, items: [] });
    prices.dismissChanges();
    expect(reported(prices)).toEqual([kind]);
    prices.reprice(menu());
    expect(cart.cartTotalQuantity).toBe(2);
  });

  it('asks for the dishes of a category once, and also updates lines that are added later', async () => {
    const cart = new CartStore();
    const loadPrices = jest.fn(() => Promise.resolve(menu()[lumpia.category]));
    follow(newPrices(cart), loadPrices);
    cart.add({ ...lumpia, price: 9000 });
    await Promise.resolve();
    expect(cart.cartTotalAmount).toBe(9800);
    cart.add(anOrderableDish({ key: 'entradas:wantan' }));
    expect(cart.orderItems).toHaveLength(1);
    expect(loadPrices.mock.calls).toEqual([[lumpia.category]]);
  });

  it('keeps the lines of a category whose dishes do not load as they are', async () => {
    const { cart, prices } = aCart({ price: 9000 });
    follow(prices, neverLoads);
    await Promise.resolve();
    prices.reprice({ sopas: {} });
    expect(cart.cartTotalAmount).toBe(9000);
  });
});

describe('a dish that the restaurant writes is sold out', () => {
  it.each([lumpia.key, lumpia.category])(
    '%s is left out at once, and ordered again when it is back',
    (of) => {
      const { cart, prices } = followed();
      writeToday({ what: 'soldOut', of });
      expect([reported(prices), cart.cartTotalQuantity]).toEqual([['soldOut'], 0]);
      writeToday();
      expect([reported(prices), cart.cartTotalQuantity]).toEqual([[], 1]);
    },
  );

  it('goes by the clock: from that day on, and until its end', () => {
    const now = Date.now();
    jest.useFakeTimers({ now });
    const { cart } = followed();
    writeToday({ what: 'soldOut', of: lumpia.key, from: now + 60_000, until: now + 120_000 });
    const ordered = [0, 60_000, 60_000].map((ms) => (jest.advanceTimersByTime(ms), cart.cartTotalQuantity));
    expect(ordered).toEqual([1, 0, 1]);
  });

  it('counts at the time of the order, and again when that changes', () => {
    const now = Date.parse('2026-01-14T18:00:00Z');
    jest.useFakeTimers({ now });
    const { cart, prices } = followed();
    // Until midnight in Medellín.
    writeToday({ what: 'soldOut', of: lumpia.key, until: Date.parse('2026-01-15T05:00:00Z') });
    const ordered = ['', '2026-01-15T13:00', '2026-01-14T20:00', '2026-01-13T20:00'].map(
      (time) => (prices.texts.set(ORDER_TIME, time), cart.cartTotalQuantity),
    );
    expect(ordered).toEqual([0, 1, 0, 0]);
  });

  it('is there in a cart that was stored while it was sold out', () => {
    const cart = new CartStore();
    cart.repeat([{ ...lumpia, cartQuantity: 1, away: 'soldOut' }]);
    follow(newPrices(cart), neverLoads);
    expect(cart.cartTotalQuantity).toBe(1);
  });
});

describe('prices that go live', () => {
  const at = (price: number | null) => menu({ price });
  it.each<[string, CategoryPrices, string[], number]>([
    ['are taken, and reported', at(9900), ['dearer'], 9900],
    ['lack a dish', without, ['gone'], 0],
    ['lack a price', at(null), ['unpriced'], 0],
    ['differ in no line', pricesOf(lumpia, { ...lumpia, key: 'entradas:wantan', price: 1 }), [], 9800],
  ])('%s', (_what, live, kinds, total) => {
    const { cart, prices } = followed();
    prices.reprice(menu());
    prices.reprice(live, 'live');
    expect([reported(prices), cart.cartTotalAmount]).toEqual([kinds, total]);
    // The pinned ones may arrive later.
    prices.reprice(menu());
    expect([reported(prices), cart.cartTotalAmount]).toEqual([kinds, total]);
  });

  it('leave the lines of other categories to their pinned prices', () => {
    const { cart, prices } = followed();
    prices.reprice({ sopas: {} }, 'live');
    prices.reprice(at(9900));
    expect(cart.cartTotalAmount).toBe(9900);
  });
});
