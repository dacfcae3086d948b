import { cartPrices } from '@asia/shared/cart';
import { aCartItem, renderApp, setClock } from '@asia/shared/testing';
import { screen } from '@testing-library/react';
import CheckoutPage from '../checkout/CheckoutPage';
import { noDetails } from '../checkout/guestFields';
import { draft } from '../checkout/useDraft';

export const lumpia = () => aCartItem({ cartQuantity: 2 });
export const arroz = () =>
  aCartItem({
    key: 'arroz:arroz-chowfan-de-pollo',
    category: 'arroz',
    plato: 'Arroz chino',
    name: 'Arroz chowfan de pollo',
    price: 34800,
  });
export const te = () =>
  aCartItem({
    key: 'bebidas:jarra-de-te-chino',
    category: 'bebidas',
    plato: 'Bebida',
    name: 'Jarra de té chino',
    price: 16800,
  });

export const orderButton = () => screen.getByRole('button', { name: 'Pedido por Whatsapp' });
export const consentBox = () =>
  screen.getByRole('checkbox', { name: 'Confirmo datos para envio a domicilio / recoger.' });

/** Mock of `window.open`: address, target, features. */
export const opened = jest.fn<null, [string, string, string]>();
/** The message of the chat that was opened last. */
export const chatText = () => decodeURIComponent(opened.mock.lastCall?.[0].split('?text=')[1] ?? '');
/** The code of an order, in its message. */
export const codeIn = (message: string) => /^\*Código:\* (.{5})$/m.exec(message)?.[1] ?? 'none';

/** Wednesday, 1 PM in Medellín, an empty form, and no window that really opens. Call it before each test. */
export function freshCheckout(): void {
  setClock('2026-01-14T18:00:00Z');
  localStorage.clear();
  for (const field of Object.keys(noDetails) as (keyof typeof noDetails)[]) draft.write(field, '');
  draft.allow(false);
  sessionStorage.clear();
  opened.mockReset().mockReturnValue(null);
  window.open = opened as unknown as typeof window.open;
  jest.spyOn(console, 'info').mockImplementation(() => undefined);
  cartPrices.dismissChanges();
}

/** Everything that a delivery to Bello needs. */
export async function fillIn(user: ReturnType<typeof renderApp>['user']) {
  await user.selectOptions(screen.getByLabelText('Barrio o municipio'), 'Bello');
  await user.type(screen.getByLabelText('Dirección'), 'Calle 10 # 40-20, apto 301');
  await user.type(screen.getByLabelText('Nombre'), 'María Gómez');
  await user.type(screen.getByLabelText('Teléfono'), '300 123 4567');
  await user.click(screen.getByRole('radio', { name: 'Tarjeta' }));
}

export async function confirmAndSend(user: ReturnType<typeof renderApp>['user']): Promise<void> {
  await user.click(consentBox());
  await user.click(orderButton());
}

/** Orders two lumpias with an empty form. */
export async function sendOrder(): Promise<ReturnType<typeof renderApp>> {
  const view = renderApp(<CheckoutPage />, { cart: [lumpia()] });
  await confirmAndSend(view.user);
  return view;
}
