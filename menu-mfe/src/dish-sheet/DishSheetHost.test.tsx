import { act, screen, waitFor, within } from '@testing-library/react';
import type { CartaDish } from '@asia/shared/contracts';
import { commonMessages, language } from '@asia/shared/messages';
import { useLocation } from '@asia/shared/router';
import { aDish, renderApp, writeFacts, writeToday } from '@asia/shared/testing';
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

const yangzhou = '/ArrozChino?plato=arroz-yangzhou';
const addName = new RegExp(sheetTexts.add);
const noteLabel = `${sheetTexts.note} ${commonMessages.spanish.optional}`;
const open = (route = '/ArrozChino') => renderApp(<CategoryPage category="arroz" />, { route });
const row = (name = 'Arroz Yangzhou') => screen.getByRole('link', { name: new RegExp(name) });
const sheet = (name = 'Arroz Yangzhou') => screen.findByRole('dialog', { name });
const openSheet = async () => ({ ...open(yangzhou), dialog: await sheet() });
const note = () => screen.getByLabelText(noteLabel);
const addButton = () => screen.getByRole('button', { name: addName });
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

/** The category and the cartas, each with a host of its own. */
function EachPage() {
  const { pathname } = useLocation();
  return <DishSheetHost key={pathname} home={pathname === '/ArrozChino' ? 'arroz' : undefined} />;
}

test('a row opens the sheet of its dish under an address of its own', async () => {
  const { user, address } = open();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();

  await user.click(row());

  const dialog = await sheet();
  expect(address()).toBe(yangzhou);
  expect(dialog).toHaveTextContent('El clásico de Yangzhou: jamón, camarón, huevo y arveja');
  expect(dialog).toHaveTextContent(sheetTexts.allergy);
  expect(dialog).toHaveTextContent(sheetTexts.illustrative);
  expect(within(dialog).getByText('扬州炒饭')).toHaveAttribute('lang', 'zh-Hans');
});

test('the address alone opens the sheet, with the focus on the name', async () => {
  const { dialog } = await openSheet();

  await waitFor(() => expect(within(dialog).getByRole('heading', { name: 'Arroz Yangzhou' })).toHaveFocus());
});

test('a browser in another language is led to the dish in that carta, with the units chosen', async () => {
  const { dialog, unmount } = await openSheet();
  const words = { name: 'Read this dish in English' };
  expect(within(dialog).queryByRole('link', words)).not.toBeInTheDocument();
  unmount();

  const firstLanguage = jest.spyOn(navigator, 'language', 'get').mockReturnValue('en-GB');
  const { user, address } = renderApp(<EachPage />, { route: yangzhou });
  await sheet();
  await user.click(screen.getByRole('button', { name: sheetTexts.more }));
  const link = screen.getByRole('link', words);
  expect(link).toHaveAttribute('lang', 'en');
  await user.click(link);
  expect(address()).toBe('/CartaIngles?plato=arroz:arroz-yangzhou');
  await sheet();
  expect(screen.getByRole('textbox', { name: sheetTexts.quantity })).toHaveValue('2');
  firstLanguage.mockRestore();
});

test('a ready phrase goes into the note at a tap, and with the dish into the cart', async () => {
  const peanut = { es: 'Sin maní', en: 'No peanuts', zh: '不要花生' };
  writeFacts({ phrases: { dish: [peanut], order: [] } });
  const { user, cart, dialog } = await openSheet();
  await user.click(within(dialog).getByRole('button', { name: peanut.es }));
  expect(note()).toHaveValue(peanut.es);
  await user.click(addButton());
  expect(cart.cartItems).toMatchObject([{ note: peanut.es }]);
  await gone();
});

test('adding puts at least one unit into the cart and closes the sheet', async () => {
  const { user, cart, address } = await openSheet();
  expect(screen.getByRole('button', { name: sheetTexts.less })).toBeDisabled();

  await user.click(screen.getByRole('button', { name: sheetTexts.more }));
  await user.click(screen.getByRole('button', { name: new RegExp(`${sheetTexts.add}.*87\\.600`) }));

  expect(cart.cartItems).toMatchObject([{ key: 'arroz:arroz-yangzhou', price: 43800, cartQuantity: 2 }]);
  await gone();
  expect(address()).toBe('/ArrozChino');
});

test('a note stays with its dish, and goes with it into the cart', async () => {
  const { user, cart } = open();
  const openRow = async (name: string) => {
    await user.click(row(name));
    await sheet(name);
    return note();
  };
  await user.type(await openRow('Arroz Yangzhou'), 'SIN MANÍ');
  await user.keyboard('{Escape}');
  await gone();

  expect(await openRow('Arroz con piña')).toHaveValue('');
  await user.keyboard('{Escape}');
  await gone();
  expect(await openRow('Arroz Yangzhou')).toHaveValue('SIN MANÍ');
  await user.click(addButton());
  await gone();
  expect(cart.cartItems).toMatchObject([{ note: 'SIN MANÍ' }]);

  expect(await openRow('Arroz Yangzhou')).toHaveValue('');
});

test.each(['the row', 'the address'])('a sheet that %s opened gives the focus to the row', async (way) => {
  const { user, address } = open(way === 'the row' ? '/ArrozChino' : yangzhou);
  if (way === 'the row') await user.click(row());
  await sheet();

  await user.keyboard('{Escape}');

  await gone();
  expect(address()).toBe('/ArrozChino');
  await waitFor(() => expect(row()).toHaveFocus());
});

test('row and sheet show the ordered units, and each opening starts with one', async () => {
  const { user, cart } = open();
  expect(screen.queryByText(counterTexts.inOrder(2))).not.toBeInTheDocument();
  await user.click(row());
  expect(await sheet()).not.toHaveTextContent(sheetTexts.chosen(2));
  await user.click(screen.getByRole('button', { name: sheetTexts.more }));
  await user.click(addButton());
  await gone();

  const inOrder = screen
    .getAllByRole('listitem')
    .filter((item) => within(item).queryByText(counterTexts.inOrder(2)));
  expect(inOrder).toHaveLength(1);
  expect(inOrder[0]).toContainElement(row());
  await user.click(row());
  expect(await sheet()).toHaveTextContent(sheetTexts.chosen(2));
  expect(screen.getByRole('textbox', { name: sheetTexts.quantity })).toHaveValue('1');
  act(() => cart.clear());
  expect(screen.queryByText(counterTexts.inOrder(2))).not.toBeInTheDocument();
});

test.each([
  [
    'an unknown dish',
    <CategoryPage category="arroz" />,
    '/ArrozChino?plato=no-existe&de=chat',
    '/ArrozChino?de=chat',
  ],
  ['no category is home', <DishSheetHost />, '/Menu?plato=arroz-yangzhou', '/Menu'],
])('an address that names no dish is cleaned: %s', async (_, page, route, cleaned) => {
  const { address } = renderApp(page, { route });

  await waitFor(() => expect(address()).toBe(cleaned));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('a dish without translations shows its name once', async () => {
  const dish = aDish({ slug: 'pato', name: 'Pato lacado', nameEn: 'Pato lacado', nameZh: 'Pato lacado' });
  renderApp(<DishSheetHost home="arroz" dishes={[dish]} />, { route: '/ArrozChino?plato=pato' });

  expect(within(await sheet('Pato lacado')).getAllByText('Pato lacado')).toHaveLength(1);
});

test.each<[what: string, spanish: CartaDish['spanish'], lang: string | null]>([
  ['waits', ['desc'], 'es-CO'],
  ['waits-for-its-name', ['name'], null],
])('a description is tagged as Spanish until it is translated: %s', async (slug, spanish, lang) => {
  const dish = aDish({ slug });
  cartaIn('en').value?.[0]?.dishes.push({ ...dish, spanish });
  await act(() => language.choose('en'));
  renderApp(<DishSheetHost home="arroz" dishes={[dish]} />, { route: `/ArrozChino?plato=${slug}` });

  const description = within(await sheet('House fried rice')).getByText(dish.desc);
  expect(description.getAttribute('lang')).toBe(lang);
});

describe('a dish that cannot be ordered', () => {
  const dishes = [
    aDish({ slug: 'sin-precio', name: 'Sin precio', price: null }),
    aDish({ slug: 'agotado', name: 'Se acabó' }),
  ];
  const openDish = async (slug: string, name: string) => {
    writeToday({ what: 'soldOut', of: 'arroz:agotado' });
    renderApp(
      <>
        <CategoryDishes dishes={dishes} category="arroz" title="Arroz Chino" />
        <DishSheetHost home="arroz" dishes={dishes} />
      </>,
      { route: `/ArrozChino?plato=${slug}` },
    );
    const dialog = await sheet(name);
    expect(screen.queryByLabelText(noteLabel)).not.toBeInTheDocument();
    expect(within(dialog).queryByRole('button', { name: addName })).not.toBeInTheDocument();
    return dialog;
  };

  test('asks for the price in the chat when it has none', async () => {
    const dialog = await openDish('sin-precio', 'Sin precio');

    const ask = within(dialog).getByRole('link', { name: new RegExp(sheetTexts.askOnWhatsApp) });
    expect(decodeURIComponent(ask.getAttribute('href') ?? '')).toMatch(
      new RegExp(`${chat.price('Sin precio')}\\.$`),
    );
    expect(ask).toHaveAttribute('rel', 'noopener noreferrer');
  });

  test('shows when it is sold out', async () => {
    expect(await openDish('agotado', 'Se acabó')).toHaveTextContent(
      `${commonMessages.spanish.soldOut} ${sheetTexts.otherDishes('Arroz Chino')}`,
    );
  });
});
