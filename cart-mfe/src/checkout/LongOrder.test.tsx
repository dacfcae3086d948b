import { aCartItem, renderApp } from '@asia/shared/testing';
import { act, screen } from '@testing-library/react';
import {
  chatText,
  confirmAndSend,
  consentBox,
  freshCheckout,
  lumpia,
  orderButton,
} from '../testing/checkoutFixtures';
import CheckoutPage from './CheckoutPage';
import { draft } from './useDraft';

const dishes = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    aCartItem({ key: `arroz:plato-${index}`, name: `Arroz chowfan número ${index}` }),
  );
const short = /^El pedido es largo y va resumido\./;

beforeEach(freshCheckout);
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

it('is nothing for an order that is written in full', () => {
  renderApp(<CheckoutPage />, { cart: [lumpia()] });
  expect(screen.queryByText(short)).not.toBeInTheDocument();
});

it('says before sending that the order goes out in short', () => {
  renderApp(<CheckoutPage />, { cart: dishes(30) });
  expect(screen.getByText(short)).toBeVisible();
  expect(orderButton()).toHaveAccessibleDescription(/va resumido/);
  expect(screen.queryByText(/Fin del pedido/)).not.toBeInTheDocument();
});

it('says how the message ends where a phone may cut it, and has the whole order to copy', async () => {
  const { user } = renderApp(<CheckoutPage />, { cart: dishes(80) });
  expect(screen.getByText(/mira que termine en «Fin del pedido»/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Copiar pedido' }));
  const copied = await navigator.clipboard.readText();
  await confirmAndSend(user);
  expect(chatText()).toBe(copied);
  expect(chatText()).toMatch(/\n\*Fin del pedido\*$/);
});

it('shows word for word what the link has no room for, and copies it too', async () => {
  const { user } = renderApp(<CheckoutPage />, { cart: [lumpia()] });
  const note = `${'Toquen el timbre de la portería. '.repeat(400)}Alergia al maní.`;
  act(() => draft.write('note', note));
  expect(screen.getByText('No todo cabe en el enlace de WhatsApp')).toBeVisible();
  expect(screen.queryByText(short)).not.toBeInTheDocument();
  const rest = screen.getByText(/Alergia al maní\.$/);
  expect(rest).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Copiar pedido' }));
  expect(await navigator.clipboard.readText()).toContain(`*Nota:* ${note}\n`);
  await user.click(consentBox());
  expect(orderButton()).toHaveAccessibleDescription(/^No todo cabe: mira qué falta\. /);
  await user.click(screen.getByRole('link', { name: 'No todo cabe: mira qué falta.' }));
  expect(screen.getByText(/^Esto falta en el mensaje\./)).toHaveFocus();
  await user.click(orderButton());
  expect(chatText()).toContain(`[faltan ${rest.textContent.length} caracteres]`);
  expect(note).toContain(rest.textContent);
});
