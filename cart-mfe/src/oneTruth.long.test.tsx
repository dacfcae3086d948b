/* eslint-disable testing-library/no-node-access, testing-library/no-container -- by role, the rounds take minutes */
import { act, fireEvent } from '@testing-library/react';
import { cart, cartPrices, leftOutNotice } from '@asia/shared/cart';
import type { CartItem, DishPrice } from '@asia/shared/contracts';
import { aCartItem, renderApp, setWidth } from '@asia/shared/testing';
import CartPage from './cart-page/CartPage';
import CheckoutPage from './checkout/CheckoutPage';
import { draft } from './checkout/useDraft';
import { spanish as texts } from './messages/es';
import { orderTexts } from './messages/order/es';
import { chatText, consentBox, freshCheckout, opened, orderButton } from './testing/checkoutFixtures';

const ROUNDS = 300;

const lineTotal = new RegExp(`${texts.lineTotal}(.*)$`);
const removed = new RegExp(`^${texts.removeFromCart('(.*)')}$`);

beforeEach(() => {
  freshCheckout();
  setWidth(390);
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

it('is the same in dock, cart, checkout and message for three hundred carts and menus', () => {
  const random = numbers(20260112);
  const zones = ['Poblado', 'Bello', 'Itagui', 'recoger', '', 'indefinido'];
  const { container } = renderApp(
    <>
      <CartPage />
      <CheckoutPage />
    </>,
    { cart: [aCartItem()] },
  );
  fireEvent.click(consentBox());
  const form = orderButton().closest('form') as HTMLFormElement;

  for (let round = 0; round < ROUNDS; round += 1) {
    const items = Array.from({ length: 1 + random(4) }, () => randomDish(random));
    act(() => {
      cart.clear();
      cart.repeat(items);
      cartPrices.reprice({ entradas: randomMenu(random) });
      // Not in each round: a new neighbourhood re-renders the form, which takes longest.
      if (round % 50 === 0) draft.write('neighbourhood', zones[(round / 50) % zones.length] ?? '');
    });
    opened.mockClear();
    fireEvent.submit(form);
    expect(opened).toHaveBeenCalledTimes(cart.orderItems.length > 0 ? 1 : 0);

    // What the dock prints.
    const units = cart.cartTotalQuantity;
    const subtotal = cart.cartTotalAmount;
    const [ofCart = [], ofCheckout = []] = Array.from(container.querySelectorAll('dl'), readSlipRows);
    const lines = Array.from(container.querySelectorAll('li:has(output)'), (line) => {
      const name = line.querySelector(`[aria-label^="${texts.remove}"]`)?.getAttribute('aria-label') ?? '';
      const sum = lineTotal.exec(plain(line.textContent))?.[1];
      return `${line.querySelector('output')?.textContent} × ${removed.exec(name)?.[1]} ${sum}`;
    });
    expect(ofCheckout.filter(isDish)).toEqual(lines);
    expect(units).toBe(lines.reduce((sum, line) => sum + Number.parseInt(line, 10), 0));
    expect(ofCart.at(-1)).toBe(`${texts.subtotal} ${amount(subtotal)}`);
    expect(ofCheckout).toContain(`${texts.subtotal} ${amount(subtotal)}`);

    const [cartPage = '', checkoutPage = ''] = Array.from(container.querySelectorAll('h1'), (title) =>
      plain(title.closest('.wrap')?.textContent ?? ''),
    );
    const notices = [...cart.cartItems.flatMap((item) => leftOutNotice(item) ?? []), ...cartPrices.changes];
    for (const { text } of notices)
      for (const place of [cartPage, checkoutPage]) expect(place).toContain(plain(text));

    // An order without a dish opens no chat.
    if (units === 0) continue;
    const message = chatText();
    expect(readOrderLines(message)).toEqual(lines);
    expect(numberAfter(message, orderTexts.units)).toBe(units);
    expect(numberAfter(message, orderTexts.subtotal)).toBe(subtotal);
    expect(ofCheckout.at(-1)).toMatch(
      new RegExp(`^${texts.total}.* ${escape(amount(numberAfter(message, orderTexts.total)))}$`),
    );
    for (const { text } of notices) expect(message).toContain(plain(text));
  }
});

const plain = (text: string) => text.replace(/\s+/g, ' ').trim();
const escape = (text: string) => text.replace(/[$.]/g, '\\$&');
const amount = (pesos: number) => `$ ${String(pesos).replace(/\B(?=(\d{3})+$)/g, '.')}`;
const isDish = (row: string) => /^\d+ ×/.test(row);

/** The rows of a slip, without the label of the dish: `2 × Plato 7 (sin cebolla) $ 19.600`. */
function readSlipRows(list: Element): string[] {
  return Array.from(list.children, (row) => {
    const cells = Array.from(row.querySelectorAll('dt, dd'), (cell) => plain(cell.textContent));
    return cells.join(' ').replace(/^Arroz chino/, '');
  });
}

/** The lines of the message, in the same form. */
function readOrderLines(message: string): string[] {
  const lines = message.split(`${orderTexts.dishes}\n`)[1]?.split('\n\n')[0]?.split('\n') ?? [];
  return lines.flatMap((line) => {
    const [, name, units, sum, note = ''] =
      /^- Arroz chino - (.*): (\d+) x .* = (\$ [\d.]+)( \(.*\))?$/.exec(line) ?? [];
    return name ? [`${units} × ${name}${note} ${sum}`] : [];
  });
}

/** After a label of the message: `*Total:* $ 19.600`. */
function numberAfter(message: string, label: (value: never) => string): number {
  return Number(
    message
      .split(label('' as never))[1]
      ?.split('\n')[0]
      ?.replace(/\D/g, ''),
  );
}

/** Numbers from 0 to `most` that look random and are the same in every run. */
function numbers(seed: number): (most: number) => number {
  let state = seed;
  return (most) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * (most + 1));
  };
}

const keyOf = (slug: number) => `arroz:plato-${slug}`;

function randomDish(random: (most: number) => number): CartItem {
  const slug = random(7);
  const price = random(9) === 0 ? 0 : 2 + random(100_000);
  return aCartItem({
    key: keyOf(slug),
    id: slug % 5,
    plato: 'Arroz chino',
    name: `Plato ${slug}`,
    price,
    cartQuantity: 1 + random(9),
    ...(random(2) === 0 && { note: 'sin cebolla' }),
  });
}

function randomMenu(random: (most: number) => number): Record<string, DishPrice> {
  const menu: Record<string, DishPrice> = {};
  for (let slug = 0; slug <= 7; slug += 1) {
    if (random(5) === 0) continue;
    const name = random(4) === 0 ? `Plato ${slug} nuevo` : `Plato ${slug}`;
    const price = random(4) === 0 ? null : 2 + random(100_000);
    const { plato, desc, image } = aCartItem({ plato: 'Arroz chino' });
    menu[keyOf(slug)] = { plato, name, desc, image, price };
  }
  return menu;
}
