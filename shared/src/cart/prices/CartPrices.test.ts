import type { CategoryPrices, DishPrice, OrderableDish } from '../../contracts';
import { chat } from '../../messages/chat/es';
import { spanish } from '../../messages/common/es';
import { anOrderableDish, pricesOf, writeToday } from '../../testing';
import type { CartNotice } from '../CartNotice';
import { CartStore } from '../CartStore';
import { CartPrices } from './CartPrices';
import { followPinnedPrices } from './followPinnedPrices';

const lumpia = anOrderableDish();
const menu = (changes: Partial<DishPrice> = {}) => pricesOf({ ...lumpia, ...changes });
const without: CategoryPrices = { [lumpia.category]: {} };
const neverLoads = () => Promise.resolve(undefined);

/** A cart with lumpias, and the prices that it follows. */
function aCart(changes: Partial<OrderableDish> = {}, units = 1) {
  const cart = new CartStore();
  cart.add({ ...lumpia, ...changes }, units);
  return { cart, prices: new CartPrices(cart) };
}
/** As {@link aCart}, in a page whose pinned prices have not loaded. */
function followed() {
  const { cart, prices } = aCart();
  followPinnedPrices(prices, neverLoads);
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
    followPinnedPrices(new CartPrices(cart), loadPrices);
    cart.add({ ...lumpia, price: 9000 });
    await Promise.resolve();
    expect(cart.cartTotalAmount).toBe(9800);
    cart.add(anOrderableDish({ key: 'entradas:wantan' }));
    expect(cart.orderItems).toHaveLength(1);
    expect(loadPrices.mock.calls).toEqual([[lumpia.category]]);
  });

  it('keeps the lines of a category whose dishes do not load as they are', async () => {
    const { cart, prices } = aCart({ price: 9000 });
    followPinnedPrices(prices, neverLoads);
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
    writeToday();
    expect(jest.getTimerCount()).toBe(0);
  });

  it('stays in the order once the guest keeps it', () => {
    const { cart, prices } = followed();
    writeToday({ what: 'soldOut', of: lumpia.key });
    prices.keepSoldOut(lumpia.key);
    cart.increase(lumpia.key);
    expect([reported(prices), kinds(prices.kept), cart.cartTotalQuantity]).toEqual([[], ['soldOut'], 2]);
  });

  it('is there in a cart that was stored while it was sold out', () => {
    const cart = new CartStore();
    cart.repeat([{ ...lumpia, cartQuantity: 1, away: 'soldOut' }]);
    followPinnedPrices(new CartPrices(cart), neverLoads);
    expect(cart.cartTotalQuantity).toBe(1);
  });
});

describe('prices that go live', () => {
  /** A cart that follows the menu when other prices go live. */
  function offered(live: CategoryPrices) {
    const { cart, prices } = followed();
    prices.reprice(menu());
    prices.offerLive(live);
    return { cart, prices };
  }
  type Step = (prices: CartPrices) => void;
  const take: Step = (prices) => prices.takeLive();
  const keep: Step = (prices) => prices.keepLines();
  const add: Step = ({ cart }) => cart.add(lumpia, 1, 'sin cebolla');
  const offer12000: Step = (prices) => prices.offerLive(menu({ price: 12000 }));
  const offerSoups: Step = (prices) => prices.offerLive({ sopas: {} });
  const sellOut: Step = () => writeToday({ what: 'soldOut', of: lumpia.key });

  const at9900 = menu({ price: 9900 });
  const unpriced = menu({ price: null });
  const otherDish = pricesOf(lumpia, { ...lumpia, key: 'entradas:wantan', price: 1 });

  interface Left {
    offers?: string[];
    taken?: string[];
    kept?: string[];
    total: number;
  }
  it.each<[string, Step[], CategoryPrices, Left]>([
    ['are offered', [], at9900, { offers: ['dearer'], total: 9800 }],
    [
      'are taken, also for lines added later',
      [take, add],
      at9900,
      { taken: ['dearer', 'dearer'], total: 19800 },
    ],
    ['are refused', [keep, add], at9900, { kept: ['dearer', 'dearer'], total: 19600 }],
    ['lack a dish', [], without, { offers: ['gone'], total: 9800 }],
    ['lack a dish that the guest keeps', [keep], without, { kept: ['gone'], total: 9800 }],
    ['lack a price', [], unpriced, { offers: ['unpriced'], total: 9800 }],
    ['lack the price of a dish that the guest keeps', [keep], unpriced, { kept: ['unpriced'], total: 9800 }],
    ['change again', [keep, offer12000], at9900, { offers: ['dearer'], total: 9800 }],
    ['are refused again', [keep, offer12000, keep], at9900, { kept: ['dearer'], total: 9800 }],
    [
      'are refused before those of another category',
      [keep, offerSoups],
      at9900,
      { kept: ['dearer'], total: 9800 },
    ],
    [
      'stay refused when those are taken',
      [keep, offerSoups, take],
      at9900,
      { kept: ['dearer'], total: 9800 },
    ],
    ['are of a dish that is sold out', [sellOut], at9900, { total: 0 }],
    ['differ in no line', [], otherDish, { total: 9800 }],
  ])('%s', (_what, steps, live, { offers = [], taken = [], kept = [], total }) => {
    const { cart, prices } = offered(live);
    for (const step of steps) step(prices);
    const notices = [prices.liveChanges, prices.changes, prices.kept];
    expect(notices.map(kinds)).toEqual([offers, taken, kept]);
    expect(cart.cartTotalAmount).toBe(total);
  });

  const { unavailable, wouldLeaveOut, kept, dearer, otherPrice, pesos } = spanish;
  const gone = unavailable.gone(lumpia.name);
  const rises = dearer(lumpia.name, pesos(9800), pesos(9900));
  const differs = otherPrice(lumpia.name, pesos(9800), pesos(9900));
  it.each([
    ['without the dish', without, wouldLeaveOut(gone), kept(gone), chat.stays(gone)],
    ['with another price', at9900, rises, differs, differs],
  ])(
    'say %s what an update would do, then what the order has in place of it',
    (_how, live, before, after, forRestaurant) => {
      const { prices } = offered(live);
      const words = () =>
        [...prices.liveChanges, ...prices.kept].map((notice) => [notice.inWords(spanish, 'es'), notice.text]);
      expect(words()).toEqual([[before, forRestaurant]]);
      prices.keepLines();
      expect(words()).toEqual([[after, forRestaurant]]);
    },
  );
});
