import { INTENT_EVENT, INTENTS_KEY } from '../contracts';
import { aCartItem, anOrderableDish, pricesOf, writeToday } from '../testing';
import { openTab, store, stored, units } from './testing/tabs';

const rice = anOrderableDish({ key: 'arroz:chowfan', category: 'arroz', name: 'Chowfan', price: 34800 });
const intend = (cartQuantity = 1) => {
  localStorage.setItem(INTENTS_KEY, JSON.stringify([aCartItem({ ...rice, cartQuantity })]));
  window.dispatchEvent(new Event(INTENT_EVENT));
};

describe('what the guest has added before hydration', () => {
  it('becomes a line when the cart starts, is stored, and is announced once', () => {
    intend(2);
    const { cart } = openTab();
    expect(units(cart)).toEqual(['2 Chowfan']);
    expect(stored()).toMatchObject([{ key: rice.key, cartQuantity: 2 }]);
    expect(cart.lastChange).toMatchObject({ seq: 1, kind: 'added', quantity: 2 });
  });

  it('is taken once, by one tab', () => {
    intend();
    const tabs = [openTab(), openTab()];
    expect(localStorage.getItem(INTENTS_KEY)).toBeNull();
    for (const { cart } of tabs) expect(units(cart)).toEqual(['1 Chowfan']);
    expect(stored()).toMatchObject([{ cartQuantity: 1 }]);
  });

  it('raises the line without a note, or makes it', () => {
    store({ ...rice, cartQuantity: 2, note: 'sin raíces' });
    intend();
    const { cart } = openTab();
    intend(2);
    expect(cart.cartItems).toMatchObject([
      { note: 'sin raíces', cartQuantity: 2 },
      { name: 'Chowfan', cartQuantity: 3 },
    ]);
    expect(cart.lastChange).toMatchObject({ kind: 'increased', quantity: 3 });
  });

  it('changes nothing in a line that is full', () => {
    store({ ...rice, cartQuantity: 999 });
    intend();
    const { cart } = openTab();
    expect(units(cart)).toEqual(['999 Chowfan']);
    expect(cart.lastChange).toBeNull();
    expect(localStorage.getItem(INTENTS_KEY)).toBeNull();
  });

  it('follows the prices of the page: dearer since, or sold out', () => {
    intend();
    const { prices } = openTab();
    prices.reprice(pricesOf({ ...rice, price: 36000 }));
    expect(prices.changes).toMatchObject([{ kind: 'dearer' }]);
    writeToday({ what: 'soldOut', of: rice.key });
    prices.reprice();
    expect(prices.leftOut).toMatchObject([{ kind: 'soldOut' }]);
  });

  it('is taken at once by a cart that has started, and not after it has stopped', () => {
    const { cart, close } = openTab();
    intend();
    expect(units(cart)).toEqual(['1 Chowfan']);
    close();
    intend();
    expect(units(cart)).toEqual(['1 Chowfan']);
  });

  it.each(['{', '{}', '[{"name":1}]'])('is nothing where the text cannot be read: %s', (text) => {
    localStorage.setItem(INTENTS_KEY, text);
    expect(openTab().cart).toMatchObject({ isEmpty: true, lastChange: null });
  });
});
