import { act, screen } from '@testing-library/react';
import { cartPrices, orderRecord } from '@asia/shared/cart';
import { chat, commonMessages } from '@asia/shared/messages';
import { aCartItem, anOrderableDish, aSiteTable, renderApp, setClock } from '@asia/shared/testing';
import { spanish as texts } from '../messages/es';
import { setRoutes } from '../routing/routes';
import { Dock } from './Dock';

const cartLink = (units = '.*', pesos = '.*') =>
  screen.queryByRole('link', { name: new RegExp(texts.cart(units, pesos)) });
const { dishes, newTab, repeat, write } = commonMessages.spanish;

beforeEach(() => {
  setRoutes(aSiteTable());
  setClock('2026-01-14T18:00:00Z');
});

it('opens WhatsApp in another tab with the greeting written', () => {
  renderApp(<Dock />);
  const link = screen.getByRole('link', { name: `${write} ${newTab}` });
  const address = new URL(link.getAttribute('href') ?? '');
  expect(address.origin).toBe('https://wa.me');
  expect(address.searchParams.get('text')).toBe(chat.greeting(texts.wish));
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener noreferrer');
});

it('carries an order to its next step instead of greeting', () => {
  const { cart } = renderApp(<Dock />);
  const greeting = () => screen.getByRole('link', { name: new RegExp(`^${write}`) });
  const before = greeting();
  expect(cartLink()).not.toBeInTheDocument();
  act(() => cart.add(anOrderableDish()));
  expect(cartLink(dishes(1), '\\$\\s9\\.800')).toHaveAttribute('href', '/Cart');
  const disc = screen.getByRole('link', { name: texts.sendOrder });
  expect(disc).toHaveAttribute('href', '/CheckoutPage');
  expect(before).not.toBeInTheDocument();
  act(() => cartPrices.reprice({ entradas: {} }));
  expect(screen.getByRole('link', { name: texts.sendOrder })).toHaveAttribute('href', '/Cart');
  act(() => cart.clear());
  expect(greeting()).toBeVisible();
});

it('brings the last order back to a guest who has kept it', async () => {
  const lines = [aCartItem({ cartQuantity: 2 })];
  const sent = { code: 'K7M-42X', details: '', request: '', replaces: [], copied: false };
  orderRecord.remember({ ...sent, lines, items: lines });
  const { user, cart } = renderApp(<Dock />);
  await user.click(screen.getByRole('button', { name: `${repeat}: 2 × Lumpia (unidad)` }));
  expect(cart.cartItems).toEqual([aCartItem({ cartQuantity: 2 })]);
  expect(cartLink(dishes(2), '\\$\\s19\\.600')).toBeVisible();
});

it.each(['/Cart', '/cart/', '/CheckoutPage', '/checkoutpage'])('leaves the cart out on %s', (route) => {
  renderApp(<Dock />, { route, cart: [aCartItem()] });
  expect(cartLink()).not.toBeInTheDocument();
  const disc = screen.queryByRole('link', { name: /WhatsApp/ });
  expect(disc?.getAttribute('href')).toBe(/checkout/i.test(route) ? undefined : '/CheckoutPage');
});
