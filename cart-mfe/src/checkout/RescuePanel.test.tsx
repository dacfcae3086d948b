import { cart } from '@asia/shared/cart';
import { renderApp, setClock, setWidth } from '@asia/shared/testing';
import { screen } from '@testing-library/react';
import CheckoutPage from './CheckoutPage';
import { chatText, consentBox, freshCheckout, lumpia, opened, sendOrder } from '../testing/checkoutFixtures';
import { draft } from './useDraft';

const title = '¿No se abrió WhatsApp?';

beforeEach(() => {
  freshCheckout();
  setWidth(390);
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

describe('the other ways to send', () => {
  it('wait for the click', () => {
    renderApp(<CheckoutPage />, { cart: [lumpia()] });
    expect(screen.queryByText(title)).not.toBeInTheDocument();
  });

  it('follow every click: a link, a copy, a call', async () => {
    await sendOrder();
    expect(screen.getByRole('region', { name: title })).toBeVisible();
    const link = screen.getByRole('link', { name: /Abrir WhatsApp/ });
    expect(link).toHaveAttribute('href', opened.mock.lastCall?.[0]);
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    expect(screen.getByRole('link', { name: 'Llamar' }).getAttribute('href')).toMatch(/^tel:\+57\d{10}$/);
    expect(screen.getByText(/Abriste este pedido en WhatsApp a las/)).toBeVisible();
  });

  it('put the order on the clipboard', async () => {
    const { user } = await sendOrder();
    await user.click(screen.getByRole('button', { name: 'Copiar pedido' }));
    expect(screen.getByText('Pedido copiado. Pégalo en el chat del restaurante.')).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe(chatText());
  });

  it('show the text, selected, where copying is not allowed', async () => {
    const { user } = await sendOrder();
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'));
    await user.click(screen.getByRole('button', { name: 'Copiar pedido' }));
    expect(screen.getByText('No se pudo copiar. Selecciona el texto y cópialo.')).toBeVisible();
    const text = screen.getByLabelText<HTMLTextAreaElement>('Texto del pedido');
    expect(text).toHaveValue(chatText());
    expect(text.selectionEnd).toBe(chatText().length);
  });

  it('draw a code on a wide screen', async () => {
    setWidth(768);
    await sendOrder();
    expect(
      await screen.findByRole('img', { name: 'Código QR que abre WhatsApp con tu pedido' }),
    ).toBeVisible();
  });

  it('end with an empty cart once it is sent', async () => {
    const { user } = await sendOrder();
    await user.click(screen.getByRole('button', { name: 'Ya lo envié: Vaciar Carrito' }));
    expect(cart.isEmpty).toBe(true);
    expect(screen.queryByText('¿No se abrió WhatsApp?')).not.toBeInTheDocument();
    expect(consentBox()).not.toBeChecked();
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });

  it('warn of the same order for ten minutes, and not of another one', async () => {
    const { unmount } = await sendOrder();
    unmount();
    setClock('2026-01-14T18:03:10Z');
    const view = renderApp(<CheckoutPage />, { cart: [lumpia()] });
    expect(
      screen.getByText(
        'Este mismo pedido se abrió hace 3 minutos. Revisa el chat antes de enviarlo otra vez.',
      ),
    ).toBeVisible();
    await view.user.type(screen.getByLabelText('Nombre'), 'Ana');
    expect(screen.queryByText(/Este mismo pedido/)).not.toBeInTheDocument();
    view.unmount();
    draft.forget();
    setClock('2026-01-14T18:11:00Z');
    renderApp(<CheckoutPage />, { cart: [lumpia()] });
    expect(screen.queryByText(/Este mismo pedido/)).not.toBeInTheDocument();
  });
});
