import { act, screen, waitFor, within } from '@testing-library/react';
import type { CartaDish } from '@asia/shared/menu';
import { commonMessages, language } from '@asia/shared/messages';
import { aDish, expectAccessible, renderApp, writeToday } from '@asia/shared/testing';
import { CategoryDishes } from '../category/CategoryDishes';
import CategoryPage from '../category/CategoryPage';
import { cartaIn } from '../menu-data/cartas';
import { chat } from '../messages/chat/es';
import { spanish as sheetTexts } from '../messages/sheet/es';
import { counterTexts } from '../testing/counterTexts';
import { DishSheetHost } from './DishSheetHost';
import { noteField } from './noteModule';
import { dishSheet } from './sheetModule';

// Fetched before, so that no test waits for chunks.
beforeAll(() => Promise.all([dishSheet.prefetch(), noteField.prefetch()]));

const open = (route = '/ArrozChino') => renderApp(<CategoryPage category="arroz" />, { route });
const sheet = (name = 'Arroz Yangzhou') => screen.findByRole('dialog', { name });
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

test('a row opens the sheet of its dish under an address of its own', async () => {
  const { user, address } = open();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();

  await user.click(screen.getByRole('link', { name: /Arroz Yangzhou/ }));

  const dialog = await sheet();
  expect(address()).toBe('/ArrozChino?plato=arroz-yangzhou');
  expect(dialog).toHaveTextContent('扬州炒饭');
  expect(dialog).toHaveTextContent('El clásico de Yangzhou: jamón, camarón, huevo y arveja');
  expect(dialog).toHaveTextContent(sheetTexts.allergy);
  expect(dialog).toHaveTextContent(sheetTexts.illustrative);
  expect(within(dialog).getByText('扬州炒饭')).toHaveAttribute('lang', 'zh-Hans');
});

test('the address alone opens the sheet, with the focus on the name', async () => {
  open('/ArrozChino?plato=arroz-yangzhou');

  const dialog = await sheet();
  await waitFor(() => expect(within(dialog).getByRole('heading', { name: 'Arroz Yangzhou' })).toHaveFocus());
});

test('adding puts the chosen units into the cart and closes the sheet', async () => {
  const { user, cart, address } = open('/ArrozChino?plato=arroz-yangzhou');
  await sheet();

  await user.click(screen.getByRole('button', { name: sheetTexts.more }));
  await user.click(screen.getByRole('button', { name: new RegExp(`${sheetTexts.add}.*87\\.600`) }));

  expect(cart.cartItems).toMatchObject([{ key: 'arroz:arroz-yangzhou', price: 43800, cartQuantity: 2 }]);
  await gone();
  expect(address()).toBe('/ArrozChino');
});

test('the code of the note is requested once the dish is shown', async () => {
  noteField.discard();
  const request = jest.spyOn(noteField, 'load');
  const frames: FrameRequestCallback[] = [];
  jest.spyOn(window, 'requestAnimationFrame').mockImplementation((frame) => frames.push(frame));
  open('/ArrozChino?plato=arroz-yangzhou');
  await sheet();
  expect(request).not.toHaveBeenCalled();

  act(() => frames.splice(0).forEach((frame) => frame(0)));
  expect(await screen.findByLabelText(new RegExp(`^${sheetTexts.note}`))).toBeVisible();
  expect(request).toHaveBeenCalled();
  jest.restoreAllMocks();
});

test('a note for the kitchen makes a line of its own', async () => {
  const { user, cart } = open('/ArrozChino?plato=arroz-yangzhou');
  await sheet();

  await user.type(
    screen.getByLabelText(`${sheetTexts.note} ${commonMessages.spanish.optional}`),
    'sin cebolla',
  );
  await user.click(screen.getByRole('button', { name: new RegExp(sheetTexts.add) }));

  expect(cart.cartItems).toMatchObject([{ key: 'arroz:arroz-yangzhou', note: 'sin cebolla' }]);
});

test('a note stays with its dish when the sheet closes, until the dish is added', async () => {
  const { user, cart } = open();
  const openRow = async (name: string) => {
    await user.click(screen.getByRole('link', { name: new RegExp(name) }));
    await sheet(name);
    return screen.getByLabelText(`${sheetTexts.note} ${commonMessages.spanish.optional}`);
  };
  await user.type(await openRow('Arroz Yangzhou'), 'SIN MANÍ');
  await user.keyboard('{Escape}');
  await gone();

  expect(await openRow('Arroz con piña')).toHaveValue('');
  await user.keyboard('{Escape}');
  await gone();
  expect(await openRow('Arroz Yangzhou')).toHaveValue('SIN MANÍ');
  await user.click(screen.getByRole('button', { name: new RegExp(sheetTexts.add) }));
  await gone();
  expect(cart.cartItems).toMatchObject([{ note: 'SIN MANÍ' }]);

  expect(await openRow('Arroz Yangzhou')).toHaveValue('');
});

test('a note for the kitchen is taken to its last word, and counted', async () => {
  const { user, cart } = open('/ArrozChino?plato=arroz-yangzhou');
  await sheet();

  const note = `${'sin prisa '.repeat(30)}alergia al maní`;
  await user.click(screen.getByLabelText(`${sheetTexts.note} ${commonMessages.spanish.optional}`));
  await user.paste(note);
  expect(screen.getByLabelText(new RegExp(`^${sheetTexts.note}`))).toHaveAccessibleDescription(
    commonMessages.spanish.longText(315),
  );
  await user.click(screen.getByRole('button', { name: new RegExp(sheetTexts.add) }));

  expect(cart.cartItems).toMatchObject([{ note }]);
});

test('less than one unit cannot be chosen', async () => {
  open('/ArrozChino?plato=arroz-yangzhou');
  await sheet();

  expect(screen.getByRole('button', { name: sheetTexts.less })).toBeDisabled();
});

test('Esc closes the sheet and gives the focus back to the row', async () => {
  const { user, address } = open();
  await user.click(screen.getByRole('link', { name: /Arroz con piña/ }));
  await sheet('Arroz con piña');

  await user.keyboard('{Escape}');

  await gone();
  expect(address()).toBe('/ArrozChino');
  await waitFor(() => expect(screen.getByRole('link', { name: /Arroz con piña/ })).toHaveFocus());
});

test('closing a sheet that the address opened goes to the row of the dish', async () => {
  const { user } = open('/ArrozChino?plato=arroz-con-pina');
  await sheet('Arroz con piña');

  await user.click(screen.getByRole('button', { name: commonMessages.spanish.close }));

  await gone();
  await waitFor(() => expect(screen.getByRole('link', { name: /Arroz con piña/ })).toHaveFocus());
});

test('a second opening starts again with one unit', async () => {
  const { user } = open();
  await user.click(screen.getByRole('link', { name: /Arroz Yangzhou/ }));
  await sheet();
  await user.click(screen.getByRole('button', { name: sheetTexts.more }));
  await user.keyboard('{Escape}');
  await gone();

  await user.click(screen.getByRole('link', { name: /Arroz Yangzhou/ }));
  await sheet();
  expect(screen.getByRole('group', { name: sheetTexts.quantity })).toHaveTextContent('1');
});

test('row and sheet show how many are in the order already', async () => {
  const { user, cart } = open();
  const row = () => screen.getByRole('link', { name: /Arroz Yangzhou/ });
  expect(screen.queryByText(counterTexts.inOrder(2))).not.toBeInTheDocument();
  await user.click(row());
  expect(await sheet()).not.toHaveTextContent(sheetTexts.chosen(2));
  await user.click(screen.getByRole('button', { name: sheetTexts.more }));
  await user.click(screen.getByRole('button', { name: new RegExp(sheetTexts.add) }));
  await gone();

  const inOrder = screen
    .getAllByRole('listitem')
    .filter((item) => within(item).queryByText(counterTexts.inOrder(2)));
  expect(inOrder).toHaveLength(1);
  expect(inOrder[0]).toContainElement(row());
  await user.click(row());
  expect(await sheet()).toHaveTextContent(sheetTexts.chosen(2));
  act(() => cart.clear());
  expect(screen.queryByText(counterTexts.inOrder(2))).not.toBeInTheDocument();
});

test('an unknown dish opens nothing and leaves the address', async () => {
  const { address } = open('/ArrozChino?plato=no-existe&de=chat');

  await waitFor(() => expect(address()).toBe('/ArrozChino?de=chat'));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('an unreadable address of a dish is cleaned where no category is home', async () => {
  const { address } = renderApp(<DishSheetHost />, { route: '/Menu?plato=arroz-yangzhou' });

  await waitFor(() => expect(address()).toBe('/Menu'));
});

test('a dish without translations says its name once', async () => {
  const dish = aDish({ slug: 'pato', name: 'Pato lacado', nameEn: 'Pato lacado', nameZh: 'Pato lacado' });
  renderApp(<DishSheetHost home="arroz" dishes={[dish]} />, { route: '/ArrozChino?plato=pato' });

  expect(within(await sheet('Pato lacado')).getAllByText('Pato lacado')).toHaveLength(1);
});

test.each<[what: string, spanish: CartaDish['spanish'], lang: string | null]>([
  ['waits', ['desc'], 'es-CO'],
  ['waits-for-its-name', ['name'], null],
])(
  'a description of the carta is tagged as Spanish while it waits for its translation: %s',
  async (slug, spanish, lang) => {
    const dish = aDish({ slug });
    cartaIn('en').value?.[0]?.dishes.push({ ...dish, spanish });
    await act(() => language.choose('en'));
    renderApp(<DishSheetHost home="arroz" dishes={[dish]} />, { route: `/ArrozChino?plato=${slug}` });

    expect(
      within(await sheet('House fried rice'))
        .getByText(dish.desc)
        .getAttribute('lang'),
    ).toBe(lang);
    await act(() => language.choose('es'));
  },
);

describe('a dish that cannot be ordered', () => {
  const dishes = [
    aDish({ slug: 'sin-precio', name: 'Sin precio', price: null }),
    aDish({ slug: 'agotado', name: 'Se acabó' }),
  ];
  beforeEach(() => writeToday({ what: 'soldOut', of: 'arroz:agotado' }));
  const openDish = (slug: string) =>
    renderApp(
      <>
        <CategoryDishes dishes={dishes} category="arroz" title="Arroz Chino" />
        <DishSheetHost home="arroz" dishes={dishes} />
      </>,
      { route: `/ArrozChino?plato=${slug}` },
    );

  test('asks for the price in the chat when it has none', async () => {
    openDish('sin-precio');
    const dialog = await sheet('Sin precio');

    const ask = within(dialog).getByRole('link', { name: new RegExp(sheetTexts.askOnWhatsApp) });
    expect(decodeURIComponent(ask.getAttribute('href') ?? '')).toMatch(
      new RegExp(`${chat.price('Sin precio')}\\.$`),
    );
    expect(ask).toHaveAttribute('rel', 'noopener noreferrer');
    expect(
      within(dialog).queryByRole('button', { name: new RegExp(sheetTexts.add) }),
    ).not.toBeInTheDocument();
  });

  test.each(['sin-precio', 'agotado'])('takes no note: %s', async (slug) => {
    openDish(slug);
    await screen.findByRole('dialog');
    expect(screen.queryByLabelText(new RegExp(sheetTexts.note))).not.toBeInTheDocument();
  });

  test('shows when it is sold out', async () => {
    openDish('agotado');
    const dialog = await sheet('Se acabó');

    expect(dialog).toHaveTextContent(
      `${commonMessages.spanish.soldOut} ${sheetTexts.otherDishes('Arroz Chino')}`,
    );
    expect(
      within(dialog).queryByRole('button', { name: new RegExp(sheetTexts.add) }),
    ).not.toBeInTheDocument();
  });
});

test('the open sheet is accessible', async () => {
  open('/ArrozChino?plato=arroz-yangzhou');
  await expectAccessible(await sheet());
});
