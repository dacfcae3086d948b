import { screen } from '@testing-library/react';
import { cartPrices } from '@asia/shared/cart';
import { renderApp, setClock } from '@asia/shared/testing';
import CheckoutPage from '../checkout/CheckoutPage';
import { noDetails } from '../checkout/guestFields';
import { draft } from '../checkout/useDraft';
import { spanish as texts } from '../messages/es';
import { orderTexts } from '../messages/order/es';
import { lumpia } from './dishes';

export const slip = () => screen.getByRole('region', { name: texts.order });
export const press = (name: string | RegExp) => screen.getByRole('button', { name });
export const orderButton = () => screen.getByRole('button', { name: texts.send });
export const consentBox = () => screen.getByRole('checkbox', { name: texts.consent });

/** Mock of `window.open`: address, target, features. */
export const opened = jest.fn<null, [string, string, string]>();
/** The message of the chat that was opened last. */
export const chatText = () => decodeURIComponent(opened.mock.lastCall?.[0].split('?text=')[1] ?? '');
const codeLine = new RegExp(`^${orderTexts.code('(.{7})').replaceAll('*', '\\*')}$`, 'm');
/** The code of an order, in its message. */
export const codeIn = (message: string) => codeLine.exec(message)?.[1] ?? 'none';

// Each test begins on a Wednesday at 1 PM in Medellín, with an empty form; no window really opens.
beforeEach(() => {
  setClock('2026-01-14T18:00:00Z');
  for (const field of Object.keys(noDetails) as (keyof typeof noDetails)[]) draft.write(field, '');
  draft.allow(false);
  sessionStorage.clear();
  opened.mockReset().mockReturnValue(null);
  window.open = opened as unknown as typeof window.open;
  jest.spyOn(console, 'info').mockImplementation(() => undefined);
  cartPrices.dismissChanges();
});

/** Writes a text in one step: each key would draw the form. */
export async function paste(user: ReturnType<typeof renderApp>['user'], field: HTMLElement, text: string) {
  await user.click(field);
  await user.paste(text);
}

/** Everything that a delivery to Bello needs. */
export async function fillIn(user: ReturnType<typeof renderApp>['user']) {
  await user.selectOptions(screen.getByLabelText(texts.area), 'Bello');
  await paste(user, screen.getByLabelText(texts.address), 'Calle 10 # 40-20, apto 301');
  await paste(user, screen.getByLabelText(texts.name), 'María Gómez');
  await paste(user, screen.getByLabelText(texts.phone), '300 123 4567');
  await user.click(screen.getByRole('radio', { name: texts.payments.tarjeta! }));
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
