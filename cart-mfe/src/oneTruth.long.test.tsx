/* eslint-disable testing-library/no-node-access, testing-library/no-container -- by role, the rounds take minutes */
import { act, fireEvent } from '@testing-library/react';
import fc from 'fast-check';
import { cart, cartPrices, leftOutNotice } from '@asia/shared/cart';
import { commonMessages } from '@asia/shared/messages';
import { aCartItem, pricesOf, renderApp, setWidth } from '@asia/shared/testing';
import CartPage from './cart-page/CartPage';
import CheckoutPage from './checkout/CheckoutPage';
import { draft } from './checkout/useDraft';
import { spanish as texts } from './messages/es';
import { orderTexts } from './messages/order/es';
import { feeIsKnown } from './order-message/neighbourhood';
import { chatText, consentBox, opened, orderButton } from './testing/checkoutFixtures';

const dish = fc.record({
  slug: fc.integer({ min: 0, max: 7 }),
  price: fc.oneof({ weight: 9, arbitrary: fc.integer({ min: 2, max: 100_000 }) }, fc.constant(0)),
  cartQuantity: fc.integer({ min: 1, max: 10 }),
  noted: fc.boolean(),
});
const listed = fc.record({
  slug: fc.integer({ min: 0, max: 7 }),
  renamed: fc.boolean(),
  price: fc.option(fc.integer({ min: 2, max: 100_000 })),
});
const carts = fc.array(dish, { minLength: 1, maxLength: 5 });
const menus = fc.uniqueArray(listed, { selector: ({ slug }) => slug, minLength: 5, maxLength: 8 });
const keyOf = (slug: number) => `arroz:plato-${slug}`;
const plato = 'Arroz chino';

beforeEach(() => setWidth(390));

it.each(['Poblado', 'Bello', 'Itagui', 'recoger', '', 'indefinido'])(
  'dock, cart, checkout and message agree on any cart and menu, delivered to %j',
  (neighbourhood) => {
    draft.write('neighbourhood', neighbourhood);
    const { container } = renderApp(
      <>
        <CartPage />
        <CheckoutPage />
      </>,
      { cart: [aCartItem()] },
    );
    fireEvent.click(consentBox());
    const form = orderButton().closest('form') as HTMLFormElement;

    fc.assert(
      fc.property(carts, menus, (items, menu) => {
        act(() => {
          cart.clear();
          cart.repeat(
            items.map(({ slug, noted, ...item }) =>
              aCartItem({
                ...item,
                key: keyOf(slug),
                id: slug % 5,
                plato,
                name: `Plato ${slug}`,
                ...(noted && { note: 'sin cebolla' }),
              }),
            ),
          );
          const dishes = menu.map(({ slug, renamed, price }) => ({
            ...aCartItem({ key: keyOf(slug), category: 'arroz', plato }),
            name: renamed ? `Plato ${slug} nuevo` : `Plato ${slug}`,
            price,
          }));
          cartPrices.reprice(pricesOf(...dishes));
        });
        opened.mockClear();
        fireEvent.submit(form);
        expectOneTruth(container);
      }),
      { numRuns: 30, seed: 20260112 },
    );
  },
);

function expectOneTruth(container: HTMLElement): void {
  // What the dock prints.
  const { orderItems, cartItems, cartTotalQuantity: units, cartTotalAmount } = cart;
  const subtotal = `${texts.subtotal} ${amount(cartTotalAmount)}`;
  const [ofCart = [], ofCheckout = []] = Array.from(container.querySelectorAll('dl'), readSlipRows);
  const lines = Array.from(container.querySelectorAll('li:has([inputmode=numeric])'), (line) => {
    const name = line.querySelector(`[aria-label^="${texts.remove}"]`)?.getAttribute('aria-label') ?? '';
    const sum = lineTotal.exec(plain(line.textContent))?.[1];
    return `${line.querySelector<HTMLInputElement>('[inputmode=numeric]')?.value} × ${removed.exec(name)?.[1]} ${sum}`;
  });
  expect(ofCheckout.filter((row) => /^\d+ ×/.test(row))).toEqual(lines);
  expect(units).toBe(lines.reduce((sum, line) => sum + Number.parseInt(line, 10), 0));
  expect(ofCart.at(-1)).toBe(subtotal);
  expect(ofCheckout).toContain(subtotal);

  const pages = Array.from(container.querySelectorAll('.wrap'), (page) => plain(page.textContent));
  const notices = [...cartItems.flatMap((item) => leftOutNotice(item) ?? []), ...cartPrices.changes];
  const sentences = notices.map(({ text }) => expect.stringContaining(plain(text)) as string);
  expect(pages).toHaveLength(2);
  for (const page of pages) for (const sentence of sentences) expect(page).toEqual(sentence);

  // An order without a dish opens no chat.
  expect(opened).toHaveBeenCalledTimes(orderItems.length > 0 ? 1 : 0);
  if (units === 0) return;
  const message = chatText();
  expect(readOrderLines(message)).toEqual(lines);
  expect(message).toContain(
    `\n${orderTexts.units(units)}\n${orderTexts.subtotal(amount(cartTotalAmount))}\n`,
  );
  const total = ofCheckout.at(-1)?.match(/\$ [\d.]+$/)?.[0];
  const { total: known, totalWithoutDelivery } = orderTexts;
  const write = feeIsKnown(draft.details.neighbourhood) ? known : totalWithoutDelivery;
  expect(message).toContain(`\n${write(`${total}`)}\n`);
  for (const sentence of sentences) expect(message).toEqual(sentence);
}

const lineTotal = new RegExp(`${texts.lineTotal}(.*)$`);
const removed = new RegExp(`^${texts.removeFromCart('(.*)')}$`);
const plain = (text: string) => text.replace(/\s+/g, ' ').trim();
const amount = (pesos: number) => plain(commonMessages.spanish.pesos(pesos));

/** The rows of a slip, without the label of the dish: `2 × Plato 7 (sin cebolla) $ 19.600`. */
function readSlipRows(list: Element): string[] {
  return Array.from(list.children, (row) => {
    const cells = Array.from(row.querySelectorAll('dt, dd'), (cell) => plain(cell.textContent));
    return cells.join(' ').replace(plato, '');
  });
}

/** The lines of the message, in the same form. */
function readOrderLines(message: string): string[] {
  const line = /^- Arroz chino - (.*): (\d+) x .* = (\$ [\d.]+)( \(.*\))?$/gm;
  return Array.from(
    message.matchAll(line),
    ([, name, units, sum, note = '']) => `${units} × ${name}${note} ${sum}`,
  );
}
