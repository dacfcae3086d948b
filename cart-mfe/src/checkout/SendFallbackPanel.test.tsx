import { cart } from '@asia/shared/cart';
import { renderApp, setClock, setWidth } from '@asia/shared/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import { lastSent } from '../order-memory/sentOrder';
import CheckoutPage from './CheckoutPage';
import {
  chatText,
  codeIn,
  confirmAndSend,
  consentBox,
  freshCheckout,
  lumpia,
  opened,
  orderButton,
  sendOrder,
} from '../testing/checkoutFixtures';

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

  it('follow every click: a link in this tab, a copy, a call', async () => {
    await sendOrder();
    expect(screen.getByRole('region', { name: title })).toBeVisible();
    const link = screen.getByRole('link', { name: 'Abrir WhatsApp' });
    expect(link).toHaveAttribute('href', opened.mock.lastCall?.[0]);
    expect(link).toHaveAttribute('rel', 'noreferrer');
    expect(link).not.toHaveAttribute('target');
    expect(screen.getByRole('link', { name: 'Llamar' }).getAttribute('href')).toMatch(/^tel:\+57\d{10}$/);
    expect(screen.queryByText('Tu pedido se abrió en WhatsApp')).not.toBeInTheDocument();
  });

  it('appear where the browser forbids windows; the order is remembered once the link opens it', async () => {
    opened.mockImplementation(() => {
      throw new Error('no windows here');
    });
    await sendOrder();
    expect(screen.getByRole('region', { name: title })).toHaveFocus();
    expect(lastSent()).toBeNull();
    const link = screen.getByRole('link', { name: 'Abrir WhatsApp' });
    // jsdom cannot leave its page.
    link.addEventListener('click', (event) => event.preventDefault());
    fireEvent.click(link);
    expect(lastSent()?.code).toBe(codeIn(chatText()));
  });

  it('name the order by the code of its message', async () => {
    await sendOrder();
    const code = codeIn(chatText());
    expect(screen.getByRole('region', { name: title })).toHaveTextContent(
      `Código de tu pedido: ${code}, por si nos llamas.`,
    );
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

  it('look different once the guest has left the page for the chat, and not when they leave it later', async () => {
    await sendOrder();
    const opened = () => screen.queryByText('Tu pedido se abrió en WhatsApp');
    setClock('2026-01-14T18:01:00Z');
    leavePage();
    expect(opened()).not.toBeInTheDocument();
    setClock('2026-01-14T18:00:00Z');
    fireEvent.click(orderButton());
    expect(opened()).not.toBeInTheDocument();
    leavePage();
    expect(opened()).toBeVisible();
    expect(screen.getByRole('link', { name: /Abrir WhatsApp/ })).toBeVisible();
  });
});

describe('an order that was opened before', () => {
  it('has its code after a reload, and the next order another', async () => {
    const { unmount } = await sendOrder();
    const code = codeIn(chatText());
    unmount();
    const view = renderApp(<CheckoutPage />, { cart: [lumpia()] });
    expect(screen.getByText(code)).toBeVisible();
    await confirmAndSend(view.user);
    expect(codeIn(chatText())).toBe(code);
    view.unmount();
    const { user } = renderApp(<CheckoutPage />, { cart: [{ ...lumpia(), cartQuantity: 3 }] });
    expect(screen.queryByText(/^Código de tu pedido/)).not.toBeInTheDocument();
    await confirmAndSend(user);
    expect(codeIn(chatText())).not.toBe(code);
  });

  it('says when, for exactly these dishes, and offers a new one', async () => {
    const { unmount } = await sendOrder();
    unmount();
    sessionStorage.clear();
    setClock('2026-01-16T18:03:10Z');
    const view = renderApp(<CheckoutPage />, { cart: [{ ...lumpia(), cartQuantity: 3 }] });
    expect(screen.queryByText('Este pedido ya lo abriste')).not.toBeInTheDocument();
    view.unmount();
    const { user } = renderApp(<CheckoutPage />, { cart: [lumpia()] });
    expect(screen.getByText(/^Lo abriste en WhatsApp el 14 de enero a las/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Hacer un pedido nuevo' }));
    expect(cart.isEmpty).toBe(true);
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });
});

/** As when the phone switches to another app. */
function leavePage(): void {
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
}
