import { act, fireEvent, screen, within } from '@testing-library/react';
import { storedCart } from '@asia/shared/cart';
import { CART_KEY } from '@asia/shared/contracts';
import { renderApp } from '@asia/shared/testing';
import CartPage from '../cart-page/CartPage';
import CheckoutPage from '../checkout/CheckoutPage';
import { spanish as texts } from '../messages/es';
import { confirmAndSend, consentBox, opened, orderButton, slip } from '../testing/checkoutFixtures';
import { arroz, lumpia } from '../testing/dishes';

const gone = () => ({ ...lumpia(), away: 'gone' as const });

describe('an order without a dish', () => {
  it.each([
    [texts.empty, []],
    [texts.noneToOrder, [gone()]],
  ])('shows "%s", leads to the menu and cannot be sent', async (words, items) => {
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
    const openChat = () => screen.queryByRole('link', { name: new RegExp(texts.openChat) });
    await confirmAndSend(user);
    expect(openChat()).toBeVisible();
    act(() => {
      storedCart.save();
      localStorage.setItem(CART_KEY, '[]');
      storedCart.take();
    });
    expect(within(screen.getByRole('status')).getByText(texts.empty)).toBeVisible();
    expect(openChat()).not.toBeInTheDocument();
    expect(orderButton()).toBeDisabled();
  });
});

describe('the cart', () => {
  it('leads to the menu in place of the checkout when no dish can be ordered', () => {
    renderApp(<CartPage />, { cart: [gone()] });
    expect(within(slip()).getByText(texts.noneToOrder)).toBeVisible();
    expect(within(slip()).getByRole('link', { name: texts.start })).toHaveAttribute('href', '/menu');
    expect(screen.queryByText(texts.continue)).not.toBeInTheDocument();
  });

  it('goes on to the checkout with the dishes that can', () => {
    renderApp(<CartPage />, { cart: [gone(), arroz()] });
    expect(screen.getByRole('link', { name: texts.continue })).toHaveAttribute('href', '/CheckoutPage');
    expect(screen.queryByText(texts.noneToOrder)).not.toBeInTheDocument();
  });
});
