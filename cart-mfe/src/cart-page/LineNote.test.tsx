import { act, createEvent, fireEvent, screen, waitFor } from '@testing-library/react';
import { cart, orderTexts } from '@asia/shared/cart';
import type { CartItem } from '@asia/shared/contracts';
import { commonMessages, language } from '@asia/shared/messages';
import { aCartItem, aSoup, renderApp, writeFacts } from '@asia/shared/testing';
import { spanish as texts } from '../messages/es';
import { press } from '../testing/checkoutFixtures';
import CartPage from './CartPage';

const NAME = 'Lumpia (unidad)';
const lumpia = (note?: string) => aCartItem({ cartQuantity: 2, ...(note && { note }) });
const field = () => screen.getByLabelText(texts.noteFor(NAME));
const noField = () => expect(screen.queryByLabelText(texts.noteFor(NAME))).not.toBeInTheDocument();
const lines = () => cart.cartItems.map(({ cartQuantity, note = '' }) => `${cartQuantity} ${note}`.trim());

/** Opens the note of the first line and types. */
async function write(text: string, ...items: CartItem[]) {
  const view = renderApp(<CartPage />, { cart: items.length > 0 ? items : [lumpia()] });
  await view.user.click(screen.getAllByRole('button', { name: /(Agregar|Cambiar) nota/ })[0]!);
  await view.user.type(field(), text);
  return view;
}

/** Another tab has changed the lines. */
const otherTab = (...items: CartItem[]) => act(() => cart.setLines(items));

it('is counted, kept to its last word and deleted from its line', async () => {
  const note = `${'sin prisa '.repeat(30)}alergia al maní`;
  const { user } = renderApp(<CartPage />, { cart: [lumpia(), aSoup()] });
  await user.click(press(`${texts.addNote}${texts.ofDish(NAME)}`));
  expect(field()).toHaveFocus();
  await user.paste(note);
  expect(field()).toHaveAccessibleDescription(commonMessages.spanish.longText(315));
  await user.keyboard('{Enter}');
  expect(screen.getAllByRole('listitem')[0]).toHaveTextContent(note);
  await waitFor(() => expect(screen.getByRole('heading', { name: NAME })).toHaveFocus());
  await user.click(press(`${texts.changeNote}${texts.ofDish(NAME)}`));
  await user.clear(field());
  await user.click(press(texts.keepNote));
  expect(lines()).toEqual(['2', '1']);
});

it('takes a ready phrase in Spanish, and shows it in the language of the guest', async () => {
  const peanut = { es: 'Sin maní', en: 'No peanuts', zh: '不要花生' };
  writeFacts({ phrases: { dish: [peanut], order: [] } });
  const { user } = await write('poco picante');
  await user.click(press(peanut.es));
  expect(field()).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(lines()).toEqual(['2 poco picante, Sin maní']);
  await act(() => language.choose('en'));
  expect(await screen.findByText('poco picante, No peanuts')).toBeVisible();
});

it('tells two lines of one dish apart', async () => {
  const { user } = renderApp(<CartPage />, { cart: [lumpia(), lumpia('picante')] });
  await user.click(press(texts.addOne(`${NAME} (picante)`)));
  expect(lines()).toEqual(['2', '3 picante']);
  await user.click(press(texts.removeFromCart(`${NAME} (picante)`)));
  expect(lines()).toEqual(['2']);
});

describe('a note that nobody saves', () => {
  it('is written when the field is left, and the field stays', async () => {
    const { user } = await write('SIN MANÍ');
    const element = field();
    await user.click(screen.getByRole('heading', { level: 1 }));
    expect(lines()).toEqual(['2 SIN MANÍ']);
    expect(field()).toBe(element);
  });

  it('is written when the page goes, and when it is hidden', async () => {
    const { unmount, user } = await write('SIN MANÍ');
    expect(lines()).toEqual(['2']);
    fireEvent(document, new Event('visibilitychange', { bubbles: true }));
    expect(lines()).toEqual(['2 SIN MANÍ']);
    expect(field()).toHaveFocus();
    await user.keyboard(' NI SOYA');
    unmount();
    expect(lines()).toEqual(['2 SIN MANÍ NI SOYA']);
  });

  it('belongs to the line whose button comes next', async () => {
    const { user } = await write('SIN MANÍ');
    await user.click(press(texts.addOne(NAME)));
    expect(lines()).toEqual(['3 SIN MANÍ']);
  });

  it('goes and comes back with its line', async () => {
    const { user } = await write('SIN MANÍ', lumpia(), lumpia('picante'));
    await user.click(press(texts.removeFromCart(NAME)));
    expect(lines()).toEqual(['2 picante']);
    act(() => cart.undo());
    expect(lines()).toEqual(['2 SIN MANÍ', '2 picante']);
  });

  it('joins the line that has it when the field closes, not before', async () => {
    const { user } = await write('picante', lumpia(), lumpia('picante'));
    await user.click(screen.getByRole('heading', { level: 1 }));
    expect(lines()).toEqual(['2', '2 picante']);
    await user.click(press(texts.keepNote));
    expect(lines()).toEqual(['4 picante']);
  });

  it('is not written into another line of the dish', async () => {
    await write('SIN MANÍ', lumpia(), lumpia('picante'));
    otherTab(lumpia('picante'));
    noField();
    expect(lines()).toEqual(['2 picante']);
  });
});

describe('the note that waits in the sheet of a dish', () => {
  it('is offered to its line without a note, and used up', async () => {
    orderTexts.set(lumpia().key, 'SIN MANÍ');
    const { user } = await write(' NI SOYA');
    await user.keyboard('{Enter}');
    expect(lines()).toEqual(['2 SIN MANÍ NI SOYA']);
    expect(orderTexts.get(lumpia().key)).toBe('');
  });

  it('stays with the sheet where the line has a note, and after Esc', async () => {
    orderTexts.set(lumpia().key, 'SIN MANÍ');
    const { user } = await write(' extra', lumpia('picante'));
    await user.keyboard('{Enter}');
    expect(lines()).toEqual(['2 picante extra']);
    await user.click(press(`${texts.changeNote}${texts.ofDish(NAME)}`));
    await user.keyboard('{Escape}');
    expect(orderTexts.get(lumpia().key)).toBe('SIN MANÍ');
  });
});

describe('Esc', () => {
  it('writes nothing', async () => {
    const { user } = await write(' y picante', lumpia('SIN MANÍ'));
    await user.keyboard('{Escape}');
    noField();
    expect(lines()).toEqual(['2 SIN MANÍ']);
    await waitFor(() => expect(screen.getByRole('heading', { name: NAME })).toHaveFocus());
  });

  it.each([
    { isComposing: true },
    // Safari reports it this way.
    { keyCode: 229 },
  ])('leaves the field open while an input method composes: %p', async (key) => {
    await write('sin man');
    fireEvent(field(), createEvent.keyDown(field(), { key: 'Escape', ...key }));
    expect(field()).toHaveValue('sin man');
  });
});

it('stays open while another tab changes the units of its line', async () => {
  await write('SIN MANÍ');
  otherTab(aCartItem({ cartQuantity: 5 }));
  expect(field()).toHaveValue('SIN MANÍ');
  expect(screen.getByDisplayValue('5')).toBeVisible();
});
