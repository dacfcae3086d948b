import { act, screen } from '@testing-library/react';
import { cart } from '@asia/shared/cart';
import { commonMessages } from '@asia/shared/messages';
import { renderApp, setClock } from '@asia/shared/testing';
import { CartToasts } from '@asia/shared/ui-overlays';
import CartPage from './cart-page/CartPage';
import CheckoutPage from './checkout/CheckoutPage';
import { spanish as texts } from './messages/es';
import { chatText, codeIn, confirmAndSend, orderButton, paste, press } from './testing/checkoutFixtures';
import { arroz, lumpia } from './testing/dishes';

type User = ReturnType<typeof renderApp>['user'];

const noteField = () => screen.getByRole('textbox', { name: new RegExp(`^${texts.note}`) });
const timeField = () => screen.getByLabelText(texts.forWhen);
const NOTE = 'alergia a los frutos secos';
const TIME = '2026-01-15T13:00';

/** Sends two lumpias for tomorrow, with a note. */
async function sendFirst() {
  const view = renderApp(
    <>
      <CheckoutPage />
      <CartToasts />
    </>,
    { cart: [lumpia()] },
  );
  const { user } = view;
  await paste(user, screen.getByLabelText(texts.name), 'Ana');
  await paste(user, noteField(), NOTE);
  await user.selectOptions(timeField(), TIME);
  await confirmAndSend(user);
  expect(chatText()).toContain(NOTE);
  return { ...view, code: codeIn(chatText()) };
}
const undo = async (user: User) =>
  user.click(await screen.findByRole('button', { name: commonMessages.spanish.undo }));
const pressFound = async (user: User, name: string) =>
  user.click(await screen.findByRole('button', { name }));

/** Each way in which a guest ends an order. */
const ends: [string, (user: User) => Promise<void>][] = [
  ['“Ya lo envié”', (user) => pressFound(user, texts.sentAlready)],
  [
    '“Es otro pedido”',
    async (user) => {
      act(() => cart.add(arroz()));
      await pressFound(user, texts.another);
    },
  ],
];

describe('the note and the time of an order', () => {
  it.each(ends)('end with the order by %s, and come back with its undo; the name stays', async (_, end) => {
    const { user } = await sendFirst();
    await end(user);
    expect(noteField()).toHaveValue('');
    expect(timeField()).toHaveValue('');
    expect(screen.getByLabelText(texts.name)).toHaveValue('Ana');
    await undo(user);
    expect(noteField()).toHaveValue(NOTE);
    expect(timeField()).toHaveValue(TIME);
  });

  it.each([
    ['“Vaciar Carrito”', texts.clear],
    ['“Hacer un pedido nuevo”', texts.newOrder],
  ])('end with the order by %s of the cart', async (_, name) => {
    const first = await sendFirst();
    first.unmount();
    const { user, unmount } = renderApp(<CartPage />, { cart: [lumpia()] });
    await user.click(press(name));
    unmount();
    renderApp(<CheckoutPage />, { cart: [arroz()] });
    expect(noteField()).toHaveValue('');
    expect(timeField()).toHaveValue('');
  });

  it('stay in sight when the order is old', async () => {
    await sendFirst();
    setClock('2026-01-14T21:00:00Z');
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(noteField()).toHaveValue(NOTE);
  });
});

describe('an order that the guest copied', () => {
  it('is recorded as copied, opens no panel, and is corrected too', async () => {
    const many = Array.from({ length: 80 }, (_, index) => ({ ...arroz(), key: `arroz:plato-${index}` }));
    const { user, unmount } = renderApp(<CheckoutPage />, { cart: many });
    await user.click(press(texts.copy));
    const code = codeIn(await navigator.clipboard.readText());
    expect(screen.queryByText(texts.notOpened)).not.toBeInTheDocument();
    unmount();
    renderApp(<CheckoutPage />, { cart: many });
    expect(screen.getByText(texts.copiedBefore)).toBeVisible();
    expect(screen.getByText(code)).toBeVisible();
    act(() => cart.add(lumpia()));
    const said = texts.correctsCopied(code, 'hoy a las .*');
    expect(screen.getByText(new RegExp(`^${said}`))).toBeVisible();
  });
});

describe('a corrected order', () => {
  it('has other lines, although each was taken out on its own', async () => {
    const { user, code } = await sendFirst();
    act(() => cart.remove(lumpia().key));
    act(() => cart.add(arroz()));
    await user.click(orderButton());
    expect(chatText()).toContain(`*Reemplaza el pedido ${code} (13:00), si ya les llegó*`);
  });

  it('is one that the guest had emptied and brought back', async () => {
    const { user, code } = await sendFirst();
    await user.click(press(texts.sentAlready));
    await undo(user);
    act(() => cart.add(arroz()));
    await confirmAndSend(user);
    expect(chatText()).toContain(`*Reemplaza el pedido ${code} (13:00), si ya les llegó*`);
  });
});
