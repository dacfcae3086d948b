import { act, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { cart, cartPrices, storedCart } from '@asia/shared/cart';
import { CART_KEY } from '@asia/shared/contracts';
import { commonMessages } from '@asia/shared/messages';
import { Link } from '@asia/shared/router';
import {
  aCartItem,
  allowConsole,
  aSoup,
  expectAccessible,
  pricesOf,
  renderApp,
  setClock,
  writeToday,
} from '@asia/shared/testing';
import { spanish as texts } from '../messages/es';
import { rememberSent } from '../order-memory/sentOrder';
import CartPage from './CartPage';

const lumpia = () => aCartItem({ cartQuantity: 2 });
const cerveza = () =>
  aCartItem({
    key: 'cerveza:cerveza-nacional-rubia',
    category: 'cerveza',
    name: 'Cerveza nacional rubia',
    price: 13800,
    marks: ['A'],
  });

const lines = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
const slip = () => screen.getByRole('region', { name: texts.order });
const press = (name: string | RegExp) => screen.getByRole('button', { name });

beforeEach(() => {
  setClock('2026-01-14T18:00:00Z');
  cartPrices.reprice(pricesOf(lumpia(), aSoup(), cerveza()));
  cartPrices.dismissChanges();
  localStorage.clear();
});
afterEach(() => jest.useRealTimers());

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
    rememberSent([lumpia()], 'K7M-42X', sent);
    renderApp(<CartPage />);
    expect(screen.getByText(texts.lastOrderAt(texts.moment(sent, '7:42 PM')))).toBeVisible();
    expect(screen.getByText('K7M-42X')).toBeVisible();
  });
});

describe('a filled cart', () => {
  it('shows label, name, description, unit price, quantity and sum of each line', () => {
    renderApp(<CartPage />, { cart: [lumpia()] });
    const item = screen.getAllByRole('listitem')[0] as HTMLElement;
    const line = within(item);
    expect(line.getByText('Entrada')).toBeVisible();
    expect(line.getByRole('heading', { name: 'Lumpia (unidad)' })).toBeVisible();
    expect(line.getByText(lumpia().desc)).toBeVisible();
    expect(item).toHaveTextContent(`${texts.unitPrice}$ 9.800 ${texts.each}`);
    expect(line.getByRole('group', { name: texts.quantityOf('Lumpia (unidad)') })).toHaveTextContent('2');
    expect(item).toHaveTextContent(`${texts.lineTotal}$ 19.600`);
  });

  it('sums up dishes and subtotal, and leaves delivery to the checkout', () => {
    renderApp(<CartPage />, { cart: [lumpia(), aSoup()] });
    expect(slip()).toHaveTextContent(texts.count(3, 2));
    expect(slip()).toHaveTextContent(`${texts.subtotal}$ 42.100`);
    expect(slip()).toHaveTextContent(texts.feeLater('$ 2.000'));
  });

  it('leads to the checkout and back to the menu', () => {
    renderApp(<CartPage />, { cart: [lumpia()] });
    expect(screen.getByRole('link', { name: texts.continue })).toHaveAttribute('href', '/CheckoutPage');
    expect(screen.getByRole('link', { name: texts.goOn })).toHaveAttribute('href', '/menu');
  });

  it('counts up and down', async () => {
    const { user } = renderApp(<CartPage />, { cart: [lumpia()] });
    await user.click(press(texts.addOne('Lumpia (unidad)')));
    expect(slip()).toHaveTextContent(texts.count(3, 1));
    await user.click(press(texts.takeOne('Lumpia (unidad)')));
    await user.click(press(texts.takeOne('Lumpia (unidad)')));
    expect(slip()).toHaveTextContent(texts.count(1, 1));
  });

  it('names the minus after what it does to the last unit', async () => {
    const { user } = renderApp(<CartPage />, { cart: [aCartItem()] });
    await user.click(press(texts.takeLast('Lumpia (unidad)')));
    expect(screen.getByText(texts.empty)).toBeVisible();
  });

  it('is emptied at once', async () => {
    const { user } = renderApp(<CartPage />, { cart: [lumpia(), aSoup()] });
    await user.click(press(texts.clear));
    expect(screen.getByText(texts.empty)).toBeVisible();
  });

  it('is accessible', async () => {
    // axe measures letters on a canvas, which jsdom lacks.
    allowConsole('error', /HTMLCanvasElement/);
    const { container } = renderApp(<CartPage />, { cart: [lumpia(), aSoup(), cerveza()] });
    await expectAccessible(container);
  });

  it('shows the law beside alcohol, and only there', () => {
    const { unmount } = renderApp(<CartPage />, { cart: [lumpia()] });
    expect(screen.queryByText(/bebidas embriagantes/)).not.toBeInTheDocument();
    unmount();
    // The mark decides, not the category: the owner may add another category with alcohol.
    renderApp(<CartPage />, { cart: [{ ...cerveza(), category: 'sakes' }] });
    expect(
      screen.getByText(
        /Prohíbese el expendio de bebidas embriagantes a menores de edad\. El exceso de alcohol es perjudicial para la salud\./,
      ),
    ).toBeVisible();
    expect(screen.getByText(texts.alcohol.join())).toBeVisible();
  });
});

describe('the focus', () => {
  it('goes to the next line after a removal', async () => {
    const { user } = renderApp(<CartPage />, { cart: [lumpia(), aSoup(), cerveza()] });
    await user.click(press(texts.removeFromCart('Sopa wantán')));
    expect(lines()).toEqual(['Lumpia (unidad)', 'Cerveza nacional rubia', texts.order]);
    expect(screen.getByRole('heading', { name: 'Cerveza nacional rubia' })).toHaveFocus();
  });

  it('goes to the line before when the last one is removed', async () => {
    const { user } = renderApp(<CartPage />, { cart: [lumpia(), aSoup()] });
    await user.click(press(texts.takeLast('Sopa wantán')));
    expect(screen.getByRole('heading', { name: 'Lumpia (unidad)' })).toHaveFocus();
  });

  it('goes to the title when no line is left', async () => {
    const { user } = renderApp(<CartPage />, { cart: [lumpia()] });
    await user.click(press(texts.removeFromCart('Lumpia (unidad)')));
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });

  it('goes to the line that an undo brings back', async () => {
    const { user } = renderApp(<CartPage />, { cart: [lumpia(), aSoup()] });
    await user.click(press(texts.removeFromCart('Lumpia (unidad)')));
    act(() => cart.undo());
    expect(lines()).toEqual(['Lumpia (unidad)', 'Sopa wantán', texts.order]);
    expect(screen.getByRole('heading', { name: 'Lumpia (unidad)' })).toHaveFocus();
  });

  it('stays on the button that counts', async () => {
    const { user } = renderApp(<CartPage />, { cart: [lumpia()] });
    await user.click(press(texts.addOne('Lumpia (unidad)')));
    expect(press(texts.addOne('Lumpia (unidad)'))).toHaveFocus();
  });
});

describe('what the guest should know', () => {
  it('shows a changed price until it is dismissed', async () => {
    const { user } = renderApp(<CartPage />, { cart: [{ ...lumpia(), price: 9000 }] });
    act(() => cartPrices.reprice(pricesOf(lumpia())));
    const dearer = commonMessages.spanish.dearer('Lumpia (unidad)', '$ 9.000', '$ 9.800');
    expect(screen.getByText(dearer)).toBeVisible();
    await user.click(press(texts.understood));
    expect(screen.queryByText(dearer)).not.toBeInTheDocument();
  });

  it('keeps a sold-out dish in sight, reports it once and offers to order it anyway', async () => {
    const { user } = renderApp(<CartPage />, { cart: [lumpia(), aSoup()] });
    writeToday({ what: 'soldOut', of: lumpia().key });
    act(() => cartPrices.reprice());
    const line = within(screen.getAllByRole('listitem')[0] as HTMLElement);
    expect(screen.getAllByText(new RegExp(commonMessages.spanish.unavailable.soldOut('.*')))).toHaveLength(1);
    expect(
      line.getByText(
        commonMessages.spanish.leftOut(commonMessages.spanish.unavailable.soldOut('Lumpia (unidad)')),
      ),
    ).toBeVisible();
    expect(line.queryByRole('button', { name: texts.addOne('Lumpia (unidad)') })).not.toBeInTheDocument();
    expect(slip()).toHaveTextContent(texts.count(1, 1));
    expect(slip()).toHaveTextContent(`${texts.subtotal}$ 22.500`);
    await user.click(line.getByRole('button', { name: texts.orderAnyway }));
    expect(slip()).toHaveTextContent(texts.count(3, 2));
    expect(
      screen.getByText(
        commonMessages.spanish.kept(commonMessages.spanish.unavailable.soldOut('Lumpia (unidad)')),
      ),
    ).toBeVisible();
  });

  it('shows that another tab changed the cart', () => {
    renderApp(<CartPage />, { cart: [lumpia()] });
    const changed = texts.otherTab;
    expect(screen.queryByText(changed)).not.toBeInTheDocument();
    act(() => cart.increase(lumpia().key));
    localStorage.setItem(CART_KEY, JSON.stringify([aSoup()]));
    act(() => storedCart.followOtherTab());
    expect(screen.getByText(changed)).toBeVisible();
    act(() => cart.increase(aSoup().key));
    expect(screen.queryByText(changed)).not.toBeInTheDocument();
  });

  it('shows that the browser does not store the cart', () => {
    const refuse = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    renderApp(<CartPage />, { cart: [lumpia()] });
    act(() => storedCart.save());
    const notSaved = texts.notSaved;
    expect(screen.getByText(notSaved)).toBeVisible();
    refuse.mockRestore();
    act(() => storedCart.save());
    expect(screen.queryByText(notSaved)).not.toBeInTheDocument();
  });

  it('shows when a closed restaurant opens, and blocks nothing', () => {
    const { closedNow, at, tomorrow } = commonMessages.spanish;
    setClock('2026-01-15T04:00:00Z');
    renderApp(<CartPage />, { cart: [lumpia()] });
    expect(screen.getByText(closedNow(at(tomorrow, '11:00 AM')))).toBeVisible();
    expect(screen.getByRole('link', { name: texts.continue })).toBeVisible();
  });

  it('shows no hours while the restaurant is open', () => {
    renderApp(<CartPage />, { cart: [lumpia()] });
    expect(screen.queryByText(/Estamos cerrados/)).not.toBeInTheDocument();
  });
});

describe('Volver', () => {
  const site = (
    <Routes>
      <Route path="/Sopas" element={<Link to="/Cart">al carrito</Link>} />
      <Route path="/Cart" element={<CartPage />} />
      <Route path="/Menu" element={<p>el menú</p>} />
    </Routes>
  );

  it('leads back to the page before', async () => {
    const { user, address } = renderApp(site, { route: '/Sopas' });
    await user.click(screen.getByText('al carrito'));
    await user.click(screen.getByText(texts.back));
    expect(address()).toBe('/Sopas');
  });

  it('leads to the menu when the guest came from elsewhere', async () => {
    const { user, address } = renderApp(site, { route: '/Cart' });
    await user.click(screen.getByText(texts.back));
    expect(address()).toBe('/menu');
  });
});

it('is prerendered without the content of the cart', () => {
  cart.add(lumpia());
  const view = renderToString(
    <MemoryRouter>
      <CartPage />
    </MemoryRouter>,
  );
  expect(view).toContain(texts.cartTitle);
  expect(view).toContain(texts.withoutScripts);
  expect(view).not.toContain(texts.empty);
  expect(view).not.toContain('Lumpia');
});
