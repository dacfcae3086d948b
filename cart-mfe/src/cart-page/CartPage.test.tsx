import { aCartItem, allowConsole, expectAccessible, renderApp, setClock } from '@asia/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { Link } from '@asia/shared/router';
import { cart, cartPrices, storedCart } from '@asia/shared/cart';
import { CART_KEY } from '@asia/shared/contracts';
import { rememberSent } from '../order-memory/sentOrder';
import CartPage from './CartPage';

const lumpia = () => aCartItem({ cartQuantity: 2 });
const sopa = () =>
  aCartItem({
    key: 'sopas:sopa-wantan',
    category: 'sopas',
    plato: 'Sopa',
    name: 'Sopa wantán',
    price: 22500,
  });
const cerveza = () =>
  aCartItem({
    key: 'cerveza:cerveza-nacional-rubia',
    category: 'cerveza',
    name: 'Cerveza nacional rubia',
    price: 13800,
    marks: ['A'],
  });
const listed = ({ name, plato, desc, price, image }: ReturnType<typeof lumpia>) => ({
  name,
  plato,
  desc,
  price,
  image,
  soldOut: false,
});

const lines = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
const slip = () => screen.getByRole('region', { name: 'Tu pedido' });
const press = (name: string | RegExp) => screen.getByRole('button', { name });

beforeEach(() => {
  setClock('2026-01-14T18:00:00Z');
  cartPrices.reprice({
    entradas: { [lumpia().key]: listed(lumpia()) },
    sopas: { [sopa().key]: listed(sopa()) },
    cerveza: { [cerveza().key]: listed(cerveza()) },
  });
  cartPrices.dismissChanges();
  localStorage.clear();
});
afterEach(() => jest.useRealTimers());

describe('an empty cart', () => {
  it('shows a message and leads to the menu', () => {
    renderApp(<CartPage />);
    expect(screen.getByRole('heading', { name: 'Carrito Virtual Asia', level: 1 })).toBeVisible();
    expect(screen.getByText('Tu carrito está vacío por ahora.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Inicia tu compra' })).toHaveAttribute('href', '/menu');
    expect(screen.queryByRole('button', { name: 'Vaciar Carrito' })).not.toBeInTheDocument();
    expect(screen.queryByText(/último pedido/)).not.toBeInTheDocument();
  });

  it('names the last order by its code', () => {
    rememberSent([lumpia()], 'K7-42', new Date(2026, 0, 10, 19, 42));
    renderApp(<CartPage />);
    expect(
      screen.getByText('Tu último pedido se abrió en WhatsApp el 10 de enero a las 7:42 PM.'),
    ).toBeVisible();
    expect(screen.getByText('K7-42')).toBeVisible();
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
    expect(item).toHaveTextContent('Precio por unidad: $ 9.800 cada uno');
    expect(line.getByRole('group', { name: 'Cantidad de Lumpia (unidad)' })).toHaveTextContent('2');
    expect(item).toHaveTextContent('Total: $ 19.600');
  });

  it('sums up dishes and subtotal, and leaves delivery to the checkout', () => {
    renderApp(<CartPage />, { cart: [lumpia(), sopa()] });
    expect(slip()).toHaveTextContent('3 platos (2 productos)');
    expect(slip()).toHaveTextContent('Subtotal$ 42.100');
    expect(slip()).toHaveTextContent(
      'El domicilio se calcula al confirmar el pedido. Domicilio desde $ 2.000.',
    );
  });

  it('leads to the checkout and back to the menu', () => {
    renderApp(<CartPage />, { cart: [lumpia()] });
    expect(screen.getByRole('link', { name: 'Continuar' })).toHaveAttribute('href', '/CheckoutPage');
    expect(screen.getByRole('link', { name: 'Sigue comprando' })).toHaveAttribute('href', '/menu');
  });

  it('counts up and down', async () => {
    const { user } = renderApp(<CartPage />, { cart: [lumpia()] });
    await user.click(press('Agregar una unidad de Lumpia (unidad)'));
    expect(slip()).toHaveTextContent('3 platos (1 producto)');
    await user.click(press('Quitar una unidad de Lumpia (unidad)'));
    await user.click(press('Quitar una unidad de Lumpia (unidad)'));
    expect(slip()).toHaveTextContent('1 plato (1 producto)');
  });

  it('names the minus after what it does to the last unit', async () => {
    const { user } = renderApp(<CartPage />, { cart: [aCartItem()] });
    await user.click(press('Quitar Lumpia (unidad)'));
    expect(screen.getByText('Tu carrito está vacío por ahora.')).toBeVisible();
  });

  it('is emptied at once', async () => {
    const { user } = renderApp(<CartPage />, { cart: [lumpia(), sopa()] });
    await user.click(press('Vaciar Carrito'));
    expect(screen.getByText('Tu carrito está vacío por ahora.')).toBeVisible();
  });

  it('is accessible', async () => {
    // axe measures letters on a canvas, which jsdom lacks.
    allowConsole('error', /HTMLCanvasElement/);
    const { container } = renderApp(<CartPage />, { cart: [lumpia(), sopa(), cerveza()] });
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
    expect(screen.getByText('Pediremos tu documento al entregar.')).toBeVisible();
  });
});

describe('a note for the kitchen', () => {
  it('is added to a line, changed, and keeps the focus on its line', async () => {
    const { user } = renderApp(<CartPage />, { cart: [lumpia(), sopa()] });
    const first = () => screen.getAllByRole('listitem')[0];
    expect(first()).not.toHaveTextContent('sin cebolla');
    await user.click(press('Agregar nota de Lumpia (unidad)'));
    const field = screen.getByLabelText('Nota para la cocina: Lumpia (unidad)');
    expect(field).toHaveFocus();
    await user.type(field, 'sin cebolla{Enter}');
    expect(first()).toHaveTextContent('sin cebolla');
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Lumpia (unidad)' })).toHaveFocus());
    await user.click(press('Cambiar nota de Lumpia (unidad)'));
    await user.clear(screen.getByLabelText(/^Nota para la cocina/));
    await user.click(press('Guardar nota'));
    expect(cart.cartItems.map(({ note }) => note)).toEqual([undefined, undefined]);
  });

  it('is taken to its last word, and counted', async () => {
    const { user } = renderApp(<CartPage />, { cart: [lumpia()] });
    await user.click(press('Agregar nota de Lumpia (unidad)'));
    const note = `${'sin prisa '.repeat(30)}alergia al maní`;
    await user.paste(note);
    expect(screen.getByLabelText(/^Nota para la cocina/)).toHaveAccessibleDescription(/: 315 caracteres\./);
    await user.click(press('Guardar nota'));
    expect(screen.getByText(note)).toBeVisible();
  });

  it('tells two lines of one dish apart', async () => {
    const { user } = renderApp(<CartPage />, { cart: [lumpia(), { ...lumpia(), note: 'picante' }] });
    await user.click(press('Agregar una unidad de Lumpia (unidad) (picante)'));
    expect(cart.cartItems.map(({ cartQuantity }) => cartQuantity)).toEqual([2, 3]);
    await user.click(press('Remover Lumpia (unidad) (picante) del carrito'));
    expect(cart.cartItems).toHaveLength(1);
  });
});

describe('the focus', () => {
  it('goes to the next line after a removal', async () => {
    const { user } = renderApp(<CartPage />, { cart: [lumpia(), sopa(), cerveza()] });
    await user.click(press('Remover Sopa wantán del carrito'));
    expect(lines()).toEqual(['Lumpia (unidad)', 'Cerveza nacional rubia', 'Tu pedido']);
    expect(screen.getByRole('heading', { name: 'Cerveza nacional rubia' })).toHaveFocus();
  });

  it('goes to the line before when the last one is removed', async () => {
    const { user } = renderApp(<CartPage />, { cart: [lumpia(), sopa()] });
    await user.click(press('Quitar Sopa wantán'));
    expect(screen.getByRole('heading', { name: 'Lumpia (unidad)' })).toHaveFocus();
  });

  it('goes to the title when no line is left', async () => {
    const { user } = renderApp(<CartPage />, { cart: [lumpia()] });
    await user.click(press('Remover Lumpia (unidad) del carrito'));
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });

  it('goes to the line that an undo brings back', async () => {
    const { user } = renderApp(<CartPage />, { cart: [lumpia(), sopa()] });
    await user.click(press('Remover Lumpia (unidad) del carrito'));
    act(() => cart.undo());
    expect(lines()).toEqual(['Lumpia (unidad)', 'Sopa wantán', 'Tu pedido']);
    expect(screen.getByRole('heading', { name: 'Lumpia (unidad)' })).toHaveFocus();
  });

  it('stays on the button that counts', async () => {
    const { user } = renderApp(<CartPage />, { cart: [lumpia()] });
    await user.click(press('Agregar una unidad de Lumpia (unidad)'));
    expect(press('Agregar una unidad de Lumpia (unidad)')).toHaveFocus();
  });
});

describe('what the guest should know', () => {
  it('shows a changed price until it is dismissed', async () => {
    const { user } = renderApp(<CartPage />, { cart: [{ ...lumpia(), price: 9000 }] });
    act(() => cartPrices.reprice({ entradas: { [lumpia().key]: listed(lumpia()) } }));
    expect(screen.getByText(/El precio de Lumpia/)).toHaveTextContent(
      'El precio de Lumpia (unidad) subió: antes $ 9.000, ahora $ 9.800.',
    );
    await user.click(press('Entendido'));
    expect(screen.queryByText(/El precio de Lumpia/)).not.toBeInTheDocument();
  });

  it('keeps a sold-out dish in sight, reports it once and offers only to remove it', () => {
    renderApp(<CartPage />, { cart: [lumpia(), sopa()] });
    act(() => cartPrices.reprice({ entradas: { [lumpia().key]: { ...listed(lumpia()), soldOut: true } } }));
    const line = within(screen.getAllByRole('listitem')[0] as HTMLElement);
    expect(screen.getAllByText(/se agotó/)).toHaveLength(1);
    expect(line.getByText('Lumpia (unidad) se agotó: no va en el pedido.')).toBeVisible();
    expect(line.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual([
      'Remover Lumpia (unidad) del carrito',
    ]);
    expect(slip()).toHaveTextContent('1 plato (1 producto)');
    expect(slip()).toHaveTextContent('Subtotal$ 22.500');
  });

  it('shows that another tab changed the cart', () => {
    renderApp(<CartPage />, { cart: [lumpia()] });
    const changed = 'Tu carrito cambió en otra pestaña.';
    expect(screen.queryByText(changed)).not.toBeInTheDocument();
    act(() => cart.increase(lumpia().key));
    localStorage.setItem(CART_KEY, JSON.stringify([sopa()]));
    act(() => storedCart.followOtherTab());
    expect(screen.getByText(changed)).toBeVisible();
    act(() => cart.increase(sopa().key));
    expect(screen.queryByText(changed)).not.toBeInTheDocument();
  });

  it('shows that the browser does not store the cart', () => {
    const refuse = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    renderApp(<CartPage />, { cart: [lumpia()] });
    act(() => storedCart.save());
    const notSaved = 'Tu navegador no deja guardar el carrito. Envía el pedido antes de cerrar.';
    expect(screen.getByText(notSaved)).toBeVisible();
    refuse.mockRestore();
    act(() => storedCart.save());
    expect(screen.queryByText(notSaved)).not.toBeInTheDocument();
  });

  it('shows when a closed restaurant opens, and blocks nothing', () => {
    setClock('2026-01-15T04:00:00Z');
    renderApp(<CartPage />, { cart: [lumpia()] });
    expect(
      screen.getByText('Estamos cerrados. El pedido se envía y lo leemos al abrir, mañana a las 11:00 AM.'),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'Continuar' })).toBeVisible();
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
    await user.click(screen.getByText('Volver'));
    expect(address()).toBe('/Sopas');
  });

  it('leads to the menu when the guest came from elsewhere', async () => {
    const { user, address } = renderApp(site, { route: '/Cart' });
    await user.click(screen.getByText('Volver'));
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
  expect(view).toContain('Carrito Virtual Asia');
  expect(view).toContain('Para usar el carrito, activa JavaScript.');
  expect(view).not.toContain('vacío');
  expect(view).not.toContain('Lumpia');
});
