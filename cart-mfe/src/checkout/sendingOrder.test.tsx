import { cart } from '@asia/shared/cart';
import { restaurant } from '@asia/shared/restaurant';
import { element, renderApp, setClock } from '@asia/shared/testing';
import { fireEvent, screen } from '@testing-library/react';
import CheckoutPage from './CheckoutPage';
import { MISSING_ID } from './guestFields';
import {
  arroz,
  chatText,
  confirmAndSend,
  consentBox,
  fillIn,
  freshCheckout,
  lumpia,
  opened,
  orderButton,
  te,
} from '../testing/checkoutFixtures';

const slip = () => screen.getByRole('region', { name: 'Tu pedido' });
const missing = () => element(document.body, `#${MISSING_ID}`);

beforeEach(freshCheckout);
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

describe('the summary', () => {
  it('shows label, name, quantity and sum of each dish', () => {
    renderApp(<CheckoutPage />, { cart: [lumpia(), arroz()] });
    expect(slip()).toHaveTextContent('3 platos (2 productos)');
    expect(slip()).toHaveTextContent('Entrada2 × Lumpia (unidad)$ 19.600');
    expect(slip()).toHaveTextContent('Arroz chino1 × Arroz chowfan de pollo$ 34.800');
  });

  it('asks for the neighbourhood instead of showing a free delivery', () => {
    renderApp(<CheckoutPage />, { cart: [lumpia()] });
    expect(slip()).toHaveTextContent('BarrioElige tu barrio');
    expect(slip()).toHaveTextContent('DomicilioPor confirmar');
    expect(slip()).toHaveTextContent('Total sin domicilio$ 19.600');
    expect(slip()).not.toHaveTextContent('$ 0');
  });

  it('follows the neighbourhood and the payment', async () => {
    const { user } = renderApp(<CheckoutPage />, { cart: [lumpia()] });
    expect(slip()).toHaveTextContent('Medio de pagoNo definido');
    await user.selectOptions(screen.getByLabelText('Barrio o municipio'), 'Laureles');
    await user.click(screen.getByRole('radio', { name: 'Efectivo' }));
    expect(slip()).toHaveTextContent('BarrioLaureles');
    expect(slip()).toHaveTextContent('Domicilio$ 4.000');
    expect(slip()).toHaveTextContent('Medio de pagoEfectivo');
    expect(slip()).toHaveTextContent('Total$ 23.600');
    expect(slip()).toHaveTextContent('Valor aproximado: puede variar según la distancia.');
  });

  it('leaves the fee of another neighbourhood open', async () => {
    const { user } = renderApp(<CheckoutPage />, { cart: [lumpia()] });
    await user.selectOptions(screen.getByLabelText('Barrio o municipio'), 'indefinido');
    expect(slip()).toHaveTextContent('DomicilioPor confirmar');
    expect(screen.getByText('Confirmamos por WhatsApp si llegamos y cuánto cuesta.')).toBeVisible();
  });
});

describe('a guest who picks the order up', () => {
  it('is asked for no address, reads where to go, and finds the neighbourhood again on changing back', async () => {
    const { user } = renderApp(<CheckoutPage />, { cart: [lumpia()] });
    await user.selectOptions(screen.getByLabelText('Barrio o municipio'), 'Bello');
    await user.click(screen.getByRole('radio', { name: /^Recoger/ }));
    expect(screen.queryByLabelText('Dirección')).not.toBeInTheDocument();
    expect(screen.queryByLabelText('Barrio o municipio')).not.toBeInTheDocument();
    expect(screen.getByText('Recoges en el restaurante')).toBeVisible();
    expect(screen.getByText(/^Carrera/)).toHaveTextContent(restaurant.address.oneLine);
    expect(screen.getByRole('link', { name: /Cómo llegar/ })).toHaveAttribute(
      'href',
      restaurant.map.directionsUrl,
    );
    expect(missing()).not.toHaveTextContent('dirección');
    expect(slip()).toHaveTextContent('Domicilio$ 0');
    await user.click(screen.getByRole('radio', { name: /^Domicilio/ }));
    expect(screen.getByLabelText('Barrio o municipio')).toHaveValue('Bello');
  });
});

describe('what is missing', () => {
  it('is listed, the phone first, with links to the fields', async () => {
    const { user } = renderApp(<CheckoutPage />, { cart: [lumpia()] });
    expect(missing()).toHaveTextContent(
      'Falta: teléfono, barrio, medio de pago, nombre, dirección. Puedes enviar así; te lo preguntamos por WhatsApp.',
    );
    await user.click(screen.getByRole('link', { name: 'teléfono' }));
    expect(screen.getByLabelText('Teléfono')).toHaveFocus();
    await user.click(screen.getByRole('link', { name: 'medio de pago' }));
    expect(screen.getByRole('radio', { name: 'Efectivo' })).toHaveFocus();
  });

  it('is nothing once all is given', async () => {
    const { user } = renderApp(<CheckoutPage />, { cart: [lumpia()] });
    await fillIn(user);
    expect(missing()).toHaveTextContent('Está todo. Puedes enviar tu pedido.');
  });

  it('never stops the order', async () => {
    const { user } = renderApp(<CheckoutPage />, { cart: [lumpia()] });
    await user.type(screen.getByLabelText(/Correo/), 'no es un correo');
    await confirmAndSend(user);
    expect(opened).toHaveBeenCalledTimes(1);
    expect(chatText()).toContain('*Cliente:* No indicado');
  });
});

describe('the consent', () => {
  it('is not given beforehand, and the button says what it waits for', async () => {
    const { user } = renderApp(<CheckoutPage />, { cart: [lumpia()] });
    expect(consentBox()).not.toBeChecked();
    expect(orderButton()).toBeDisabled();
    expect(orderButton()).toHaveAccessibleDescription(/Marca la casilla para activar el botón\./);
    await user.click(screen.getByRole('link', { name: 'Marca la casilla' }));
    expect(consentBox()).toHaveFocus();
    await user.keyboard(' ');
    expect(orderButton()).toBeEnabled();
    expect(orderButton()).toHaveAccessibleDescription(/Se abre WhatsApp; todavía debes tocar enviar\./);
  });

  it('is asked for in the console when the order is sent without it', () => {
    const log = jest.spyOn(console, 'log').mockImplementation(() => undefined);
    renderApp(<CheckoutPage />, { cart: [lumpia()] });
    // As if somebody removed `disabled` from the button in the inspector.
    fireEvent.submit(orderButton());
    expect(log).toHaveBeenCalledWith('Debes aceptar el manejo de datos personales');
    expect(opened).not.toHaveBeenCalled();
  });

  it('has its purpose, who is responsible, and the law', () => {
    renderApp(<CheckoutPage />, { cart: [lumpia()] });
    expect(screen.getByText(/Usaremos estos datos solo para preparar y entregar este pedido/)).toBeVisible();
    expect(screen.getByText(/Responsable:/)).toHaveTextContent(restaurant.legal.dataEmail);
    const law = screen.getByRole('link', { name: /Leer la Ley 1581 de 2012 sobre datos personales/ });
    expect(law).toHaveAttribute('href', restaurant.legal.dataLawUrl);
    expect(screen.getByRole('region', { name: 'Tus datos' })).toHaveAttribute('id', 'tus-datos');
  });
});

describe('sending', () => {
  it('opens the chat with three dishes for Bello, paid by card', async () => {
    const { user } = renderApp(<CheckoutPage />, { cart: [lumpia(), arroz(), te()] });
    await fillIn(user);
    await confirmAndSend(user);
    expect(opened).toHaveBeenCalledWith(
      expect.stringMatching(/^https:\/\/wa\.me\/57\d{10}\?text=/),
      '_blank',
      'noopener,noreferrer',
    );
    // The tests of `buildOrderMessage` check the exact text.
    expect(chatText()).toMatch(
      /^\*Nuevo pedido\*\n\*Código:\* ..-..\n\n\*Cliente:\* María Gómez\n[^]*\*Total:\* \$ 79\.200\n/,
    );
    expect(chatText()).toMatch(/\*Barrio:\* Bello\n[^]*\*Medio de pago:\* Tarjeta$/);
  });

  it('takes the button, or Enter in the last text: in any other field Enter goes to the next one', async () => {
    const { user } = renderApp(<CheckoutPage />, { cart: [lumpia()] });
    await user.click(consentBox());
    await user.type(screen.getByLabelText('Nombre'), 'María{Enter}');
    expect(screen.getByLabelText('Teléfono')).toHaveFocus();
    await user.type(screen.getByLabelText(/^Correo/), '{Enter}');
    const note = screen.getByLabelText(/^Nota para todo el pedido/);
    expect(note).toHaveFocus();
    expect(opened).not.toHaveBeenCalled();
    await user.keyboard('{Enter}');
    expect(opened).toHaveBeenCalledTimes(1);
  });

  it('waits for the consent: until then Enter in the last text goes there', async () => {
    const { user } = renderApp(<CheckoutPage />, { cart: [lumpia()] });
    const note = screen.getByLabelText(/^Nota para todo el pedido/);
    expect(note).toHaveAttribute('enterkeyhint', 'next');
    await user.type(note, '{Enter}');
    expect(consentBox()).toHaveFocus();
    await user.keyboard(' {Enter}');
    expect(note).toHaveAttribute('enterkeyhint', 'send');
    expect(opened).not.toHaveBeenCalled();
  });

  it('opens it in the very click', () => {
    renderApp(<CheckoutPage />, { cart: [lumpia()] });
    fireEvent.click(consentBox());
    fireEvent.click(orderButton());
    expect(opened).toHaveBeenCalledTimes(1);
  });

  it('leaves out a dish that cannot be ordered, and names it', async () => {
    const { user } = renderApp(<CheckoutPage />, { cart: [lumpia(), { ...te(), price: 0 }] });
    await confirmAndSend(user);
    const notice = 'Jarra de té chino no tiene precio en la carta: no va en el pedido.';
    expect(screen.getByText(notice)).toBeVisible();
    expect(chatText()).toMatch(new RegExp(`\\*Avisos de la carta:\\*\n- ${notice}$`));
    expect(chatText()).toContain('*Subtotal:* $ 19.600');
  });

  it('says that the restaurant is closed, in the page and in the message', async () => {
    setClock('2026-01-15T04:00:00Z');
    const { user } = renderApp(<CheckoutPage />, { cart: [lumpia()] });
    expect(
      screen.getByText('Estamos cerrados. El pedido se envía y lo leemos al abrir, mañana a las 11:00 AM.'),
    ).toBeVisible();
    await confirmAndSend(user);
    expect(chatText()).toMatch(/\n\*Enviado fuera de horario\*$/);
  });

  it('keeps the cart, and moves the focus to the panel about the chat', async () => {
    const { user } = renderApp(<CheckoutPage />, { cart: [lumpia()] });
    await confirmAndSend(user);
    expect(cart.cartTotalQuantity).toBe(2);
    expect(screen.getByRole('region', { name: '¿No se abrió WhatsApp?' })).toHaveFocus();
  });
});
