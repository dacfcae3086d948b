import { cart, storedCart } from '@asia/shared/cart';
import { CART_KEY } from '@asia/shared/contracts';
import { renderApp } from '@asia/shared/testing';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import CartPage from '../cart-page/CartPage';
import {
  arroz,
  confirmAndSend,
  consentBox,
  freshCheckout,
  lumpia,
  opened,
  orderButton,
} from '../testing/checkoutFixtures';
import CheckoutPage from './CheckoutPage';

const soldOut = () => ({ ...lumpia(), away: 'soldOut' as const });
const noDish = 'Ningún plato de tu carrito se puede pedir ahora.';

beforeEach(freshCheckout);
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

describe('an order without a dish', () => {
  it.each([
    ['Tu carrito está vacío por ahora.', []],
    [noDish, [soldOut()]],
  ])('says so, leads to the menu and cannot be sent: %s', async (words, items) => {
    const { user } = renderApp(<CheckoutPage />, { cart: items });
    await user.click(consentBox());
    expect(screen.getByText(words)).toBeVisible();
    for (const link of screen.getAllByRole('link', { name: 'Inicia tu compra' }))
      expect(link).toHaveAttribute('href', '/menu');
    expect(screen.queryByText(/^Falta:/)).not.toBeInTheDocument();
    expect(orderButton()).toBeDisabled();
    expect(orderButton()).toHaveAccessibleDescription(/^Tu pedido está vacío\./);
    // As if somebody removed `disabled` from the button in the inspector.
    fireEvent.submit(orderButton());
    expect(opened).not.toHaveBeenCalled();
  });

  it('takes back every way to send it, when another tab has emptied the cart', async () => {
    const { user } = renderApp(<CheckoutPage />, { cart: [lumpia()] });
    expect(screen.queryByText(/está vacío/)).not.toBeInTheDocument();
    await confirmAndSend(user);
    expect(screen.getByRole('link', { name: /Abrir WhatsApp/ })).toBeVisible();
    act(() => {
      storedCart.save();
      localStorage.setItem(CART_KEY, '[]');
      storedCart.merge();
    });
    expect(within(screen.getByRole('status')).getByText('Tu carrito está vacío por ahora.')).toBeVisible();
    expect(screen.queryByRole('link', { name: /Abrir WhatsApp/ })).not.toBeInTheDocument();
    expect(orderButton()).toBeDisabled();
  });

  it('is not what a page says before it has read the cart', () => {
    cart.add(lumpia());
    const view = renderToString(
      <MemoryRouter>
        <CheckoutPage />
      </MemoryRouter>,
    );
    expect(view).not.toMatch(/vacío|productos/);
  });
});

describe('the cart', () => {
  it('leads to the menu in place of the checkout when no dish can be ordered', () => {
    renderApp(<CartPage />, { cart: [soldOut()] });
    const slip = within(screen.getByRole('region', { name: 'Tu pedido' }));
    expect(slip.getByText(noDish)).toBeVisible();
    expect(slip.getByRole('link', { name: 'Inicia tu compra' })).toHaveAttribute('href', '/menu');
    expect(screen.queryByText('Continuar')).not.toBeInTheDocument();
  });

  it('goes on to the checkout with the dishes that can', () => {
    renderApp(<CartPage />, { cart: [soldOut(), arroz()] });
    expect(screen.getByRole('link', { name: 'Continuar' })).toHaveAttribute('href', '/CheckoutPage');
    expect(screen.queryByText(noDish)).not.toBeInTheDocument();
  });
});
