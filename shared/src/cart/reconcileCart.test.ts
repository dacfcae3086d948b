import type { CategoryPrices, OrderableDish, Prices } from '../contracts';
import { anOrderableDish } from '../testing';
import { spanish } from '../messages/common/es';
import type { CartNotice } from './CartNotice';
import { CartStore } from './CartStore';
import { reconcileCart } from './reconcileCart';

const lumpia = anOrderableDish();

/** The category of all dishes here. */
function ofCategory(prices: Prices): CategoryPrices {
  return { [lumpia.category]: prices };
}

const live = (item: OrderableDish) => {
  const { name, plato, desc, price, image } = item;
  return { name, plato, desc, price, image, soldOut: false };
};
const menu = ofCategory({ [lumpia.key]: live(lumpia) });

describe('bringing the cart up to the live menu', () => {
  const texts = (cart: CartStore) =>
    [...cart.leftOut, ...cart.changes].map(({ text }) => text.replace(/\u00a0/g, ' '));

  it('keeps silent where nothing changed', () => {
    const cart = new CartStore();
    cart.add(lumpia);
    cart.reprice(menu);
    expect(texts(cart)).toEqual([]);
  });

  it.each([
    [{ price: 9000 }, 'El precio de Lumpia (unidad) subió: antes $ 9.000, ahora $ 9.800.'],
    [{ price: 12000 }, 'El precio de Lumpia (unidad) bajó: antes $ 12.000, ahora $ 9.800.'],
    [{ name: 'Lumpia' }, 'Lumpia ahora se llama Lumpia (unidad).'],
  ])('follows the menu and says what %j became', (old, text) => {
    const cart = new CartStore();
    cart.add(anOrderableDish(old), 2);
    cart.reprice(menu);
    expect(cart.cartTotalAmount).toBe(19600);
    expect(cart.cartItems).toMatchObject([{ name: 'Lumpia (unidad)' }]);
    expect(texts(cart)).toEqual([text]);
  });

  it('reports two changes of a price as one, and none when it is back', () => {
    const cart = new CartStore();
    cart.add(anOrderableDish({ price: 9000 }));
    cart.reprice(ofCategory({ [lumpia.key]: { ...live(lumpia), price: 9500 } }));
    cart.reprice(menu);
    expect(texts(cart)).toEqual(['El precio de Lumpia (unidad) subió: antes $ 9.000, ahora $ 9.800.']);
    cart.reprice(ofCategory({ [lumpia.key]: { ...live(lumpia), price: 9000 } }));
    expect(texts(cart)).toEqual([]);
  });

  it('reports no change of an unknown price, and the next one', () => {
    const cart = new CartStore();
    cart.add(anOrderableDish({ price: 0 }));
    cart.reprice(ofCategory({ [lumpia.key]: { ...live(lumpia), price: 9000 } }));
    expect(texts(cart)).toEqual([]);
    cart.reprice(menu);
    expect(texts(cart)).toEqual(['El precio de Lumpia (unidad) subió: antes $ 9.000, ahora $ 9.800.']);
  });

  it('reports a change until it is dismissed, and only for a line that is still there', () => {
    const cart = new CartStore();
    cart.add(anOrderableDish({ price: 9000 }));
    cart.reprice(menu);
    cart.dismissChanges();
    cart.reprice(menu);
    expect(texts(cart)).toEqual([]);
    cart.reprice(ofCategory({ [lumpia.key]: { ...live(lumpia), price: 9900 } }));
    expect(texts(cart)).toHaveLength(1);
    cart.remove(lumpia.key);
    expect(texts(cart)).toEqual([]);
  });

  it.each([
    ['ya no está en la carta', {}],
    ['se agotó', { [lumpia.key]: { ...live(lumpia), soldOut: true } }],
    ['no tiene precio en la carta', { [lumpia.key]: { ...live(lumpia), price: null } }],
  ])('keeps a dish that %s in sight but out of the totals', (reason, prices) => {
    const cart = new CartStore();
    cart.add(lumpia, 2);
    cart.reprice(ofCategory(prices));
    expect(texts(cart)).toEqual([`Lumpia (unidad) ${reason}: no va en el pedido.`]);
    expect(cart.cartItems).toMatchObject([lumpia]);
    expect(cart.cartDetails).toEqual({ totalAmount: 0, totalQuantity: 0, items: [] });
    cart.dismissChanges();
    expect(texts(cart)).toHaveLength(1);
  });

  it('counts a dish again once it is back on the menu', () => {
    const cart = new CartStore();
    cart.add(lumpia);
    cart.reprice(ofCategory({}));
    cart.reprice(menu);
    expect(cart.cartTotalQuantity).toBe(1);
  });

  it('never orders a dish without a price', () => {
    const cart = new CartStore();
    cart.add(anOrderableDish({ price: 0 }));
    expect(cart.orderItems).toEqual([]);
  });

  it('does not take inherited properties of an object for dishes', () => {
    const cart = new CartStore();
    cart.add(anOrderableDish({ key: 'constructor' }));
    cart.reprice(menu);
    expect(cart.cartTotalQuantity).toBe(0);
  });

  describe('when other prices are live than those that the tab was opened with', () => {
    const dearer = ofCategory({ [lumpia.key]: { ...live(lumpia), price: 9900 } });
    const inWords = (notices: readonly CartNotice[]) =>
      notices.map((notice) => notice.inWords(spanish, 'es').replace(/\u00a0/g, ' '));
    const forRestaurant = (notices: readonly CartNotice[]) =>
      notices.map(({ text }) => text.replace(/\u00a0/g, ' '));
    const offers = (cart: CartStore) => inWords(cart.liveChanges);
    const rise = 'El precio de Lumpia (unidad) subió: antes $ 9.800, ahora $ 9.900.';

    function offered(prices: CategoryPrices): CartStore {
      const cart = new CartStore();
      cart.add(lumpia);
      reconcileCart(cart, () => Promise.resolve(undefined));
      cart.reprice(menu);
      cart.offerPrices(prices);
      return cart;
    }

    it('reports them, and keeps the prices until the guest takes them, then also for lines that are added', () => {
      const cart = offered(dearer);
      expect(offers(cart)).toEqual([rise]);
      expect(cart.cartTotalAmount).toBe(9800);
      cart.takePrices();
      cart.add(lumpia, 1, 'sin cebolla');
      expect(cart.cartTotalAmount).toBe(19800);
      expect(offers(cart)).toEqual([]);
      expect(texts(cart)).toContain(rise);
    });

    it('offers no more once the guest keeps the cart as it is, and says what the order has in place of it', () => {
      const cart = offered(dearer);
      const differs = 'Lumpia (unidad) cuesta ahora $ 9.900 en la carta, y en este pedido $ 9.800.';
      expect(cart.kept).toEqual([]);
      expect(forRestaurant(cart.liveChanges)).toEqual([differs]);
      cart.keepPrices();
      cart.increase(lumpia.key);
      expect(offers(cart)).toEqual([]);
      expect(cart.cartTotalAmount).toBe(19600);
      expect(texts(cart)).toEqual([]);
      expect(inWords(cart.kept)).toEqual([differs]);
      expect(forRestaurant(cart.kept)).toEqual([differs]);
    });

    it.each([
      ['se agotó', { [lumpia.key]: { ...live(lumpia), soldOut: true } }],
      ['no tiene precio en la carta', { [lumpia.key]: { ...live(lumpia), price: null } }],
      ['ya no está en la carta', {}],
    ])('says of a dish that %s by now what an update would do, then that it stays', (why, prices) => {
      const cart = offered(ofCategory(prices));
      const listed = [`Lumpia (unidad) ${why}, según la página, y sigue en el pedido.`];
      expect(offers(cart)).toEqual([`Lumpia (unidad) ${why}: si actualizas el pedido, no va.`]);
      expect(forRestaurant(cart.liveChanges)).toEqual(listed);
      cart.keepPrices();
      expect(offers(cart)).toEqual([]);
      expect(inWords(cart.kept)).toEqual([
        `Lumpia (unidad) ${why}, pero sigue en tu pedido: el mensaje lo dice.`,
      ]);
      expect(forRestaurant(cart.kept)).toEqual(listed);
      expect(cart.orderItems).toHaveLength(1);
    });

    it('leaves a dish out that is sold out by now once the guest updates the cart', () => {
      const cart = offered(ofCategory({ [lumpia.key]: { ...live(lumpia), soldOut: true } }));
      cart.takePrices();
      expect(texts(cart)).toEqual(['Lumpia (unidad) se agotó: no va en el pedido.']);
      expect([...cart.orderItems, ...cart.liveChanges, ...cart.kept]).toEqual([]);
    });

    it('asks again when a category changes once more, and no more of what it asked before', () => {
      const cart = offered(dearer);
      cart.keepPrices();
      cart.offerPrices(ofCategory({ [lumpia.key]: { ...live(lumpia), price: 12000 } }));
      expect(cart.kept).toEqual([]);
      expect(offers(cart)).toEqual(['El precio de Lumpia (unidad) subió: antes $ 9.800, ahora $ 12.000.']);
      cart.offerPrices({ sopas: {} });
      cart.keepPrices();
      expect(inWords(cart.kept)).toEqual([expect.stringContaining('$ 12.000')]);
    });

    it('keeps what the guest has kept in one category while another is offered', () => {
      const cart = offered(dearer);
      cart.keepPrices();
      cart.offerPrices({ sopas: {} });
      expect(cart.liveChanges).toEqual([]);
      expect(cart.kept).toHaveLength(1);
      cart.takePrices();
      expect(cart.kept).toHaveLength(1);
    });

    it('reports nothing of a dish that was sold out, and is there again by now', () => {
      const cart = offered(menu);
      cart.reprice(ofCategory({ [lumpia.key]: { ...live(lumpia), soldOut: true } }));
      expect(offers(cart)).toEqual([]);
    });

    it('reports nothing where no line differs', () => {
      expect(
        offers(
          offered(ofCategory({ ...menu[lumpia.category], 'entradas:wantan': { ...live(lumpia), price: 1 } })),
        ),
      ).toEqual([]);
    });
  });

  it('asks for the dishes of a category once, and also updates lines that are added later', async () => {
    const cart = new CartStore();
    const pricesOf = jest.fn(() => Promise.resolve(menu[lumpia.category]));
    const stop = reconcileCart(cart, pricesOf);
    cart.add(anOrderableDish({ price: 9000 }));
    await Promise.resolve();
    expect(cart.cartTotalAmount).toBe(9800);
    cart.add(anOrderableDish({ key: 'entradas:wantan' }));
    expect(cart.orderItems).toHaveLength(1);
    expect(pricesOf.mock.calls).toEqual([[lumpia.category]]);
    stop();
  });

  it('keeps the lines of a category whose dishes do not load as they are', async () => {
    const cart = new CartStore();
    cart.add(anOrderableDish({ price: 9000 }));
    const stop = reconcileCart(cart, () => Promise.resolve(undefined));
    await Promise.resolve();
    cart.reprice({ sopas: {} });
    expect(cart.cartTotalAmount).toBe(9000);
    stop();
  });
});
