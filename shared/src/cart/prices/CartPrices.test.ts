import type { CategoryPrices, OrderableDish, Prices } from '../../contracts';
import { spanish } from '../../messages/common/es';
import { anOrderableDish, writeToday } from '../../testing';
import type { CartNotice } from '../CartNotice';
import { CartStore } from '../CartStore';
import { CartPrices } from './CartPrices';
import { followPinnedPrices } from './followPinnedPrices';

const lumpia = anOrderableDish();

/** The category of all dishes here. */
function ofCategory(prices: Prices): CategoryPrices {
  return { [lumpia.category]: prices };
}

const listed = (item: OrderableDish) => {
  const { name, plato, desc, price, image } = item;
  return { name, plato, desc, price, image };
};
/** A cart with a dish, and the prices that it follows. */
function aCart(dish: OrderableDish = lumpia, units = 1) {
  const cart = new CartStore();
  cart.add(dish, units);
  return { cart, prices: new CartPrices(cart) };
}
const menu = ofCategory({ [lumpia.key]: listed(lumpia) });

describe('bringing the cart up to the menu', () => {
  const texts = ({ leftOut, changes }: CartPrices) =>
    [...leftOut, ...changes].map(({ text }) => text.replace(/\u00a0/g, ' '));

  it('keeps silent where nothing changed', () => {
    const { prices } = aCart();
    prices.reprice(menu);
    expect(texts(prices)).toEqual([]);
  });

  it.each([
    [{ price: 9000 }, 'El precio de Lumpia (unidad) subió: antes $ 9.000, ahora $ 9.800.'],
    [{ price: 12000 }, 'El precio de Lumpia (unidad) bajó: antes $ 12.000, ahora $ 9.800.'],
    [{ name: 'Lumpia' }, 'Lumpia ahora se llama Lumpia (unidad).'],
  ])('follows the menu and says what %j became', (old, text) => {
    const { cart, prices } = aCart(anOrderableDish(old), 2);
    prices.reprice(menu);
    expect(cart.cartTotalAmount).toBe(19600);
    expect(cart.cartItems).toMatchObject([{ name: 'Lumpia (unidad)' }]);
    expect(texts(prices)).toEqual([text]);
  });

  it('reports two changes of a price as one, and none when it is back', () => {
    const { prices } = aCart(anOrderableDish({ price: 9000 }));
    prices.reprice(ofCategory({ [lumpia.key]: { ...listed(lumpia), price: 9500 } }));
    prices.reprice(menu);
    expect(texts(prices)).toEqual(['El precio de Lumpia (unidad) subió: antes $ 9.000, ahora $ 9.800.']);
    prices.reprice(ofCategory({ [lumpia.key]: { ...listed(lumpia), price: 9000 } }));
    expect(texts(prices)).toEqual([]);
  });

  it('reports no change of an unknown price, and the next one', () => {
    const { prices } = aCart(anOrderableDish({ price: 0 }));
    prices.reprice(ofCategory({ [lumpia.key]: { ...listed(lumpia), price: 9000 } }));
    expect(texts(prices)).toEqual([]);
    prices.reprice(menu);
    expect(texts(prices)).toEqual(['El precio de Lumpia (unidad) subió: antes $ 9.000, ahora $ 9.800.']);
  });

  it('reports a change until it is dismissed, and only for a line that is still there', () => {
    const { cart, prices } = aCart(anOrderableDish({ price: 9000 }));
    prices.reprice(menu);
    prices.dismissChanges();
    prices.reprice(menu);
    expect(texts(prices)).toEqual([]);
    prices.reprice(ofCategory({ [lumpia.key]: { ...listed(lumpia), price: 9900 } }));
    expect(texts(prices)).toHaveLength(1);
    cart.remove(lumpia.key);
    expect(texts(prices)).toEqual([]);
  });

  it.each([
    ['ya no está en la carta', {}],
    ['no tiene precio en la carta', { [lumpia.key]: { ...listed(lumpia), price: null } }],
  ])('keeps a dish that %s in sight but out of the totals', (reason, dishes) => {
    const { cart, prices } = aCart(lumpia, 2);
    prices.reprice(ofCategory(dishes));
    expect(texts(prices)).toEqual([`Lumpia (unidad) ${reason}: no va en el pedido.`]);
    expect(cart.cartItems).toMatchObject([lumpia]);
    expect(cart.cartDetails).toEqual({ totalAmount: 0, totalQuantity: 0, items: [] });
    prices.dismissChanges();
    expect(texts(prices)).toHaveLength(1);
  });

  describe('a dish that the restaurant writes is sold out', () => {
    const soldOut = 'Lumpia (unidad) se agotó: no va en el pedido.';
    function followed() {
      const { cart, prices } = aCart();
      const stop = followPinnedPrices(prices, () => Promise.resolve(undefined));
      return { cart, prices, stop };
    }

    it.each([lumpia.key, lumpia.category])(
      '%s is left out at once, and ordered again when it is back',
      (of) => {
        const { cart, prices, stop } = followed();
        writeToday({ what: 'soldOut', of });
        expect([texts(prices), cart.cartTotalQuantity]).toEqual([[soldOut], 0]);
        writeToday();
        expect([texts(prices), cart.cartTotalQuantity]).toEqual([[], 1]);
        stop();
      },
    );

    it('goes by the clock: from that day on, and until its end', () => {
      const now = Date.now();
      jest.useFakeTimers({ now });
      const { cart, stop } = followed();
      writeToday({ what: 'soldOut', of: lumpia.key, from: now + 60_000, until: now + 120_000 });
      const ordered = [0, 60_000, 60_000].map((ms) => (jest.advanceTimersByTime(ms), cart.cartTotalQuantity));
      expect(ordered).toEqual([1, 0, 1]);
      writeToday();
      expect(jest.getTimerCount()).toBe(0);
      stop();
      jest.useRealTimers();
    });

    it('stays in the order once the guest keeps it, and the restaurant reads so', () => {
      const { cart, prices, stop } = followed();
      writeToday({ what: 'soldOut', of: lumpia.key });
      prices.keepSoldOut(lumpia.key);
      cart.increase(lumpia.key);
      expect([texts(prices), cart.cartTotalQuantity]).toEqual([[], 2]);
      expect(prices.kept.map(({ text }) => text)).toEqual([
        'Lumpia (unidad) se agotó, según la página, y sigue en el pedido.',
      ]);
      stop();
    });

    it('is there in a cart that was stored while it was sold out', () => {
      const { cart, prices } = aCart();
      cart.cartItems[0]!.away = 'soldOut';
      followPinnedPrices(prices, () => Promise.resolve(undefined))();
      expect(cart.cartTotalQuantity).toBe(1);
    });
  });

  it('counts a dish again once it is back on the menu', () => {
    const { cart, prices } = aCart();
    prices.reprice(ofCategory({}));
    prices.reprice(menu);
    expect(cart.cartTotalQuantity).toBe(1);
  });

  it('never orders a dish without a price', () => {
    const { cart } = aCart(anOrderableDish({ price: 0 }));
    expect(cart.orderItems).toEqual([]);
  });

  it('does not take inherited properties of an object for dishes', () => {
    const { cart, prices } = aCart(anOrderableDish({ key: 'constructor' }));
    prices.reprice(menu);
    expect(cart.cartTotalQuantity).toBe(0);
  });

  describe('when other prices are live than those that the tab was opened with', () => {
    const dearer = ofCategory({ [lumpia.key]: { ...listed(lumpia), price: 9900 } });
    const inWords = (notices: readonly CartNotice[]) =>
      notices.map((notice) => notice.inWords(spanish, 'es').replace(/\u00a0/g, ' '));
    const forRestaurant = (notices: readonly CartNotice[]) =>
      notices.map(({ text }) => text.replace(/\u00a0/g, ' '));
    const offers = ({ liveChanges }: CartPrices) => inWords(liveChanges);
    const rise = 'El precio de Lumpia (unidad) subió: antes $ 9.800, ahora $ 9.900.';

    function offered(live: CategoryPrices) {
      const { cart, prices } = aCart();
      followPinnedPrices(prices, () => Promise.resolve(undefined));
      prices.reprice(menu);
      prices.offerLive(live);
      return { cart, prices };
    }

    it('reports them, and keeps the prices until the guest takes them, then also for lines that are added', () => {
      const { cart, prices } = offered(dearer);
      expect(offers(prices)).toEqual([rise]);
      expect(cart.cartTotalAmount).toBe(9800);
      prices.takeLive();
      cart.add(lumpia, 1, 'sin cebolla');
      expect(cart.cartTotalAmount).toBe(19800);
      expect(offers(prices)).toEqual([]);
      expect(texts(prices)).toContain(rise);
    });

    it('offers no more once the guest keeps the cart as it is, and says what the order has in place of it', () => {
      const { cart, prices } = offered(dearer);
      const differs = 'Lumpia (unidad) cuesta ahora $ 9.900 en la carta, y en este pedido $ 9.800.';
      expect(prices.kept).toEqual([]);
      expect(forRestaurant(prices.liveChanges)).toEqual([differs]);
      prices.keepLines();
      cart.increase(lumpia.key);
      expect(offers(prices)).toEqual([]);
      expect(cart.cartTotalAmount).toBe(19600);
      expect(texts(prices)).toEqual([]);
      expect(inWords(prices.kept)).toEqual([differs]);
      expect(forRestaurant(prices.kept)).toEqual([differs]);
    });

    it.each([
      ['no tiene precio en la carta', { [lumpia.key]: { ...listed(lumpia), price: null } }],
      ['ya no está en la carta', {}],
    ])('says of a dish that %s by now what an update would do, then that it stays', (why, dishes) => {
      const { cart, prices } = offered(ofCategory(dishes));
      const listed = [`Lumpia (unidad) ${why}, según la página, y sigue en el pedido.`];
      expect(offers(prices)).toEqual([`Lumpia (unidad) ${why}: si actualizas el pedido, no va.`]);
      expect(forRestaurant(prices.liveChanges)).toEqual(listed);
      prices.keepLines();
      expect(offers(prices)).toEqual([]);
      expect(inWords(prices.kept)).toEqual([
        `Lumpia (unidad) ${why}, pero sigue en tu pedido: el mensaje lo dice.`,
      ]);
      expect(forRestaurant(prices.kept)).toEqual(listed);
      expect(cart.orderItems).toHaveLength(1);
    });

    it('asks again when a category changes once more, and no more of what it asked before', () => {
      const { prices } = offered(dearer);
      prices.keepLines();
      prices.offerLive(ofCategory({ [lumpia.key]: { ...listed(lumpia), price: 12000 } }));
      expect(prices.kept).toEqual([]);
      expect(offers(prices)).toEqual(['El precio de Lumpia (unidad) subió: antes $ 9.800, ahora $ 12.000.']);
      prices.offerLive({ sopas: {} });
      prices.keepLines();
      expect(inWords(prices.kept)).toEqual([expect.stringContaining('$ 12.000')]);
    });

    it('keeps what the guest has kept in one category while another is offered', () => {
      const { prices } = offered(dearer);
      prices.keepLines();
      prices.offerLive({ sopas: {} });
      expect(prices.liveChanges).toEqual([]);
      expect(prices.kept).toHaveLength(1);
      prices.takeLive();
      expect(prices.kept).toHaveLength(1);
    });

    it('reports nothing of a dish that is sold out', () => {
      const { prices } = offered(dearer);
      writeToday({ what: 'soldOut', of: lumpia.key });
      expect(offers(prices)).toEqual([]);
    });

    it('reports nothing where no line differs', () => {
      const other = { 'entradas:wantan': { ...listed(lumpia), price: 1 } };
      const { prices } = offered(ofCategory({ ...menu[lumpia.category], ...other }));
      expect(offers(prices)).toEqual([]);
    });
  });

  it('asks for the dishes of a category once, and also updates lines that are added later', async () => {
    const cart = new CartStore();
    const loadPrices = jest.fn(() => Promise.resolve(menu[lumpia.category]));
    const stop = followPinnedPrices(new CartPrices(cart), loadPrices);
    cart.add(anOrderableDish({ price: 9000 }));
    await Promise.resolve();
    expect(cart.cartTotalAmount).toBe(9800);
    cart.add(anOrderableDish({ key: 'entradas:wantan' }));
    expect(cart.orderItems).toHaveLength(1);
    expect(loadPrices.mock.calls).toEqual([[lumpia.category]]);
    stop();
  });

  it('keeps the lines of a category whose dishes do not load as they are', async () => {
    const { cart, prices } = aCart(anOrderableDish({ price: 9000 }));
    const stop = followPinnedPrices(prices, () => Promise.resolve(undefined));
    await Promise.resolve();
    prices.reprice({ sopas: {} });
    expect(cart.cartTotalAmount).toBe(9000);
    stop();
  });
});
