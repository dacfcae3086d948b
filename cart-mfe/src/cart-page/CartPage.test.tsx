import { act, screen, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { cart, cartPrices, orderRecord, storedCart } from '@asia/shared/cart';
import { CART_KEY } from '@asia/shared/contracts';
import { commonMessages } from '@asia/shared/messages';
import { pinnedFacts } from '@asia/shared/restaurant';
import { Link } from '@asia/shared/router';
import { aCartItem, aSoup, prerender, renderApp, setClock, writeToday } from '@asia/shared/testing';
import { spanish as texts } from '../messages/es';
import { press, slip } from '../testing/checkoutFixtures';
import { lumpia, te } from '../testing/dishes';
import CartPage from './CartPage';

const NAME = 'Lumpia (unidad)';

describe('an empty cart', () => {
  it('shows a message and leads to the menu', () => {
    renderApp(<CartPage />);
    expect(screen.getByRole('heading', { name: texts.cartTitle, level: 1 })).toBeVisible();
    expect(screen.getByText(texts.empty)).toBeVisible();
    expect(screen.getByRole('link', { name: texts.start })).toHaveAttribute('href', '/menu');
    expect(screen.queryByRole('button', { name: texts.clear })).not.toBeInTheDocument();
    expect(screen.queryByText(new RegExp(texts.lastOrderAt('.*')))).not.toBeInTheDocument();
  });

  it('names the last order by its code', () => {
    const sent = new Date(2026, 0, 10, 19, 42);
    const record = { code: 'K7M-42X', lines: [lumpia()], details: '', request: '', replaces: [], items: [] };
    for (const [copied, say] of [
      [false, texts.lastOrderAt],
      [true, texts.lastCopiedAt],
    ] as const) {
      setClock(sent.toISOString());
      act(() => orderRecord.remember({ ...record, copied }));
      const { unmount } = renderApp(<CartPage />);
      expect(screen.getByText(say('hoy a las 7:42 PM'))).toBeVisible();
      expect(screen.getByText('K7M-42X')).toBeVisible();
      unmount();
    }
  });
});

describe('a filled cart', () => {
  it('shows the details, quantity and sum of each line', () => {
    renderApp(<CartPage />, { cart: [lumpia()] });
    const line = screen.getByRole('listitem');
    expect(within(line).getByRole('heading', { name: NAME })).toBeVisible();
    expect(within(line).getByRole('group', { name: texts.quantityOf(NAME) })).toBeVisible();
    expect(within(line).getByRole('textbox', { name: texts.quantityOf(NAME) })).toHaveValue('2');
    const unitPrice = `${texts.unitPrice}$ 9.800 ${texts.each}`;
    for (const text of ['Entrada', lumpia().desc, unitPrice, `${texts.lineTotal}$ 19.600`])
      expect(line).toHaveTextContent(text);
  });

  it('sums up dishes and subtotal, leaves delivery to the checkout, and is emptied at once', async () => {
    const { user } = renderApp(<CartPage />, { cart: [lumpia(), aSoup()] });
    for (const text of [texts.count(3, 2), `${texts.subtotal}$ 42.100`, texts.feeLater('$ 2.000')])
      expect(slip()).toHaveTextContent(text);
    expect(screen.getByRole('link', { name: texts.goOn })).toHaveAttribute('href', '/menu');
    await user.click(press(texts.clear));
    expect(screen.getByText(texts.empty)).toBeVisible();
  });

  it('counts up and down with the focus on the button, and takes a typed number', async () => {
    const { user } = renderApp(<CartPage />, { cart: [lumpia()] });
    await user.click(press(texts.addOne(NAME)));
    expect(slip()).toHaveTextContent(texts.count(3, 1));
    expect(press(texts.addOne(NAME))).toHaveFocus();
    await user.click(press(texts.takeOne(NAME)));
    await user.click(press(texts.takeOne(NAME)));
    expect(slip()).toHaveTextContent(texts.count(1, 1));
    await user.click(screen.getByRole('textbox', { name: texts.quantityOf(NAME) }));
    await user.keyboard('30{Enter}');
    expect(slip()).toHaveTextContent(texts.count(30, 1));
  });

  it('shows the law beside alcohol, and only there', () => {
    const { unmount } = renderApp(<CartPage />, { cart: [lumpia()] });
    expect(screen.queryByText(texts.alcohol.join())).not.toBeInTheDocument();
    unmount();
    // The mark decides, not the category: the owner may add another category with alcohol.
    renderApp(<CartPage />, { cart: [aCartItem({ category: 'sakes', marks: ['A'] })] });
    for (const sentence of [pinnedFacts.alcohol.legends.join(' '), ...texts.alcohol])
      expect(screen.getByText(sentence)).toBeVisible();
  });
});

describe('the focus', () => {
  it.each([
    [
      'the next line after a removal',
      [lumpia(), aSoup(), te()],
      texts.removeFromCart('Sopa wantán'),
      te().name,
    ],
    ['the previous line after the last one', [lumpia(), aSoup()], texts.takeLast('Sopa wantán'), NAME],
    ['the title when no line is left', [lumpia()], texts.removeFromCart(NAME), texts.cartTitle],
  ])('goes to %s', async (_, items, button, heading) => {
    const { user } = renderApp(<CartPage />, { cart: items });
    await user.click(press(button));
    expect(screen.getByRole('heading', { name: heading })).toHaveFocus();
    expect(cart.cartItems).toHaveLength(items.length - 1);
  });

  it('goes to the line that an undo brings back', async () => {
    const { user } = renderApp(<CartPage />, { cart: [lumpia(), aSoup()] });
    await user.click(press(texts.removeFromCart(NAME)));
    act(() => cart.undo());
    const titles = screen.getAllByRole('heading', { level: 2 });
    expect(titles.map(({ textContent }) => textContent)).toEqual([NAME, 'Sopa wantán', texts.order]);
    expect(titles[0]).toHaveFocus();
  });
});

describe('what the guest should know', () => {
  it('keeps a sold-out dish in sight, and out of the order', () => {
    const { leftOut, unavailable } = commonMessages.spanish;
    const why = unavailable.soldOut(NAME);
    renderApp(<CartPage />, { cart: [lumpia(), aSoup()] });
    writeToday({ what: 'soldOut', of: lumpia().key });
    act(() => cartPrices.reprice());
    const line = within(screen.getAllByRole('listitem')[0]!);
    expect(screen.getAllByText(new RegExp(unavailable.soldOut('.*')))).toHaveLength(1);
    expect(line.getByText(leftOut(why))).toBeVisible();
    expect(line.queryByRole('button', { name: texts.addOne(NAME) })).not.toBeInTheDocument();
    expect(slip()).toHaveTextContent(texts.count(1, 1));
    expect(slip()).toHaveTextContent(`${texts.subtotal}$ 22.500`);
  });

  it('shows a changed price until it is dismissed', async () => {
    const was = { name: NAME, price: 9000 };
    const { user } = renderApp(<CartPage />, { cart: [aCartItem({ was })] });
    const dearer = screen.getByText(commonMessages.spanish.dearer(NAME, '$ 9.000', '$ 9.800'));
    await user.click(press(texts.understood));
    expect(dearer).not.toBeInTheDocument();
  });

  it('shows that another tab changed the cart', () => {
    renderApp(<CartPage />, { cart: [lumpia()] });
    expect(screen.queryByText(texts.otherTab)).not.toBeInTheDocument();
    act(() => cart.increase(lumpia().key));
    localStorage.setItem(CART_KEY, JSON.stringify([aSoup()]));
    act(() => storedCart.followOtherTab());
    expect(screen.getByText(texts.otherTab)).toBeVisible();
    act(() => cart.increase(aSoup().key));
    expect(screen.queryByText(texts.otherTab)).not.toBeInTheDocument();
  });

  it('shows that the browser does not store the cart', () => {
    const refuse = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    renderApp(<CartPage />, { cart: [lumpia()] });
    act(() => storedCart.save());
    expect(screen.getByText(texts.notSaved)).toBeVisible();
    refuse.mockRestore();
    act(() => storedCart.save());
    expect(screen.queryByText(texts.notSaved)).not.toBeInTheDocument();
  });
});

it.each([
  ['the previous page', '/Sopas', '/Sopas'],
  ['the menu when the guest came from elsewhere', '/Cart', '/menu'],
])('leads back to %s', async (_, route, target) => {
  const { user, address } = renderApp(
    <Routes>
      <Route path="/Sopas" element={<Link to="/Cart">al carrito</Link>} />
      <Route path="/Cart" element={<CartPage />} />
      <Route path="/Menu" element={<p>el menú</p>} />
    </Routes>,
    { route },
  );
  for (const link of screen.queryAllByText('al carrito')) await user.click(link);
  await user.click(screen.getByText(texts.back));
  expect(address()).toBe(target);
});

it('is prerendered without the content of the cart', () => {
  cart.add(lumpia());
  const view = prerender(<CartPage />);
  expect(view).toContain(texts.cartTitle);
  expect(view).toContain(texts.withoutScripts);
  expect(view).not.toContain(texts.empty);
  expect(view).not.toContain('Lumpia');
});
