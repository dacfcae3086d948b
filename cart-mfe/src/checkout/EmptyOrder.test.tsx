import { act, fireEvent, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { cart, storedCart } from '@asia/shared/cart';
import { CART_KEY } from '@asia/shared/contracts';
import { renderApp } from '@asia/shared/testing';
import CartPage from '../cart-page/CartPage';
import { spanish as texts } from '../messages/es';
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
const noDish = texts.noneToOrder;

beforeEach(freshCheckout);
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

describe('an order without a dish', () => {
  it.each([
    [texts.empty, []],
    [noDish, [soldOut()]],
  ])('says so, leads to the menu and cannot be sent: %s', async (words, items) => {
    const { user } = renderApp(<CheckoutPage />, { cart: items });
    await user.click(consentBox());
    expect(screen.getByText(words)).toBeVisible();
    for (const link of screen.getAllByRole('link', { name: texts.start }))
      expect(link).toHaveAttribute('href', '/menu');
    expect(screen.queryByText(texts.missing)).not.toBeInTheDocument();
    expect(orderButton()).toBeDisabled();
    expect(orderButton()).toHaveAccessibleDescription(new RegExp(`^${texts.emptyOrder}`));
    // As if somebody removed `disabled` from the button in the inspector.
    fireEvent.submit(orderButton());
    expect(opened).not.toHaveBeenCalled();
  });

  it('takes back every way to send it, when another tab has emptied the cart', async () => {
    const { user } = renderApp(<CheckoutPage />, { cart: [lumpia()] });
    expect(screen.queryByText(texts.empty)).not.toBeInTheDocument();
    await confirmAndSend(user);
    expect(screen.getByRole('link', { name: new RegExp(texts.openChat) })).toBeVisible();
    act(() => {
      storedCart.save();
      localStorage.setItem(CART_KEY, '[]');
      storedCart.merge();
    });
    expect(within(screen.getByRole('status')).getByText(texts.empty)).toBeVisible();
    expect(screen.queryByRole('link', { name: new RegExp(texts.openChat) })).not.toBeInTheDocument();
    expect(orderButton()).toBeDisabled();
  });

  it('is not what a page says before it has read the cart', () => {
    cart.add(lumpia());
    const view = renderToString(
      <MemoryRouter>
        <CheckoutPage />
      </MemoryRouter>,
    );
    expect(view).not.toContain(texts.empty);
    expect(view).not.toContain(texts.noneToOrder);
  });
});

describe('the cart', () => {
  it('leads to the menu in place of the checkout when no dish can be ordered', () => {
    renderApp(<CartPage />, { cart: [soldOut()] });
    const slip = within(screen.getByRole('region', { name: texts.order }));
    expect(slip.getByText(noDish)).toBeVisible();
    expect(slip.getByRole('link', { name: texts.start })).toHaveAttribute('href', '/menu');
    expect(screen.queryByText(texts.continue)).not.toBeInTheDocument();
  });

  it('goes on to the checkout with the dishes that can', () => {
    renderApp(<CartPage />, { cart: [soldOut(), arroz()] });
    expect(screen.getByRole('link', { name: texts.continue })).toHaveAttribute('href', '/CheckoutPage');
    expect(screen.queryByText(noDish)).not.toBeInTheDocument();
  });
});
