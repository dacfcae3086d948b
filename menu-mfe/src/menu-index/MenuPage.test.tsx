import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { content } from '@asia/shared/content';
import { entry } from '@asia/shared/contracts';
import { commonMessages, language } from '@asia/shared/messages';
import { Link, useNavigate } from '@asia/shared/router';
import { renderApp } from '@asia/shared/testing';
import { spanish as foundTexts } from '../messages/found/es';
import { spanish as notesTexts } from '../messages/notes/es';
import { pageTexts } from '../messages/pages/es';
import { spanish as searchTexts } from '../messages/search/es';
import { menuSearch } from '../search/menuSearch';
import MenuPage from './MenuPage';

// Fetched before, so that no test waits for chunks.
beforeAll(() => menuSearch.load());

const open = (search = '') => renderApp(<MenuPage />, { route: `/Menu${search}` });
const field = () => screen.getByRole('searchbox', { name: searchTexts.find });
const buttons = () => screen.getAllByRole('link', { name: /^ver [a-zé]/ });
const results = () => screen.findByRole('list', { name: foundTexts.found });

// `projections.test.ts` of the content build names the targets.
test('twenty cards lead to the printed targets, with their lowest price, beside the whole carta', () => {
  open();

  const cards = content(entry('categories'))
    .filter(({ menuOrder }) => menuOrder !== null)
    .sort((one, other) => one.menuOrder! - other.menuOrder!);
  expect(buttons().map((link) => link.getAttribute('href'))).toEqual(cards.map(({ link }) => link));
  expect(buttons()).toHaveLength(20);
  const priced = cards.filter(({ lowestPrice }) => lowestPrice !== null);
  expect(screen.getAllByText(pageTexts.from)).toHaveLength(priced.length);
  expect(screen.getByRole('link', { name: pageTexts.wholeCarta })).toHaveAttribute('href', '/Carta');
  expect(screen.getAllByText(notesTexts.illustrative)).toHaveLength(1);
});

test('the picture of a card leads where its button leads, outside the tab order', () => {
  open();

  for (const card of screen.getAllByRole('listitem').filter((item) => within(item).queryByRole('heading'))) {
    const [picture, button] = within(card).getAllByRole('link', { hidden: true });
    expect(picture).toHaveAttribute('href', button?.getAttribute('href'));
    expect(picture).toHaveAttribute('tabindex', '-1');
    expect(picture).toHaveAttribute('aria-hidden', 'true');
  }
});

test('Enter hides the keyboard of a phone, unless an input method composes', async () => {
  const { user } = open();
  await user.type(field(), 'ma');

  // An input method takes the key, so the browser sends no `keypress`.
  fireEvent.keyDown(field(), { key: 'Enter', keyCode: 229, isComposing: true });
  expect(field()).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(field()).not.toHaveFocus();
});

test('results replace the cards and are kept in the address', async () => {
  const { user, address } = open();
  expect(screen.queryByRole('list', { name: foundTexts.found })).not.toBeInTheDocument();

  await user.type(field(), 'mapo');

  expect(within(await results()).getByRole('link', { name: /Mapo tofu/ })).toBeInTheDocument();
  expect(await screen.findByText(commonMessages.spanish.dishes(1))).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'ver sopas' })).not.toBeInTheDocument();
  await waitFor(() => expect(address()).toBe('/Menu?q=mapo'));
});

test('a search changes the address only once an open dialog is closed', async () => {
  const { user, address } = open();
  const drawer = document.body.appendChild(document.createElement('dialog'));
  drawer.showModal();
  await user.type(field(), 'mapo');
  await act(() => new Promise((resolve) => setTimeout(resolve, 700)));
  expect(address()).toBe('/Menu');
  drawer.remove();
  await waitFor(() => expect(address()).toBe('/Menu?q=mapo'));
});

test('a search in the address is there on arrival, until it is cleared', async () => {
  const { user, address } = open('?q=camaron&filtro=picante');

  expect(field()).toHaveValue('camaron');
  expect(
    screen.getByRole('button', { name: new RegExp(`^${searchTexts.filter.picante()}`) }),
  ).toHaveAttribute('aria-pressed', 'true');
  expect(within(await results()).getByText('Camarones al curry')).toBeInTheDocument();

  expect(screen.queryByRole('button', { name: searchTexts.clearFilters })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: searchTexts.clear }));
  expect(buttons()).toHaveLength(20);
  expect(field()).toHaveValue('');
  expect(address()).toBe('/Menu');
});

function WaysToSearch() {
  const navigate = useNavigate();
  return (
    <>
      <Link to="/Menu?q=mapo">Mapo</Link>
      <button onClick={() => void navigate(-1)}>Atrás</button>
    </>
  );
}

test('the field follows a link with a search, and Back', async () => {
  const page = (
    <>
      <WaysToSearch />
      <MenuPage />
    </>
  );
  const { user } = renderApp(page, { route: '/Menu' });
  await user.click(screen.getByRole('link', { name: 'Mapo' }));
  expect(field()).toHaveValue('mapo');
  await user.click(screen.getByRole('button', { name: 'Atrás' }));
  expect(field()).toHaveValue('');
});

test('filters count what they would leave, and the address keeps them', async () => {
  const { user, address } = open();
  expect(screen.getByRole('button', { name: searchTexts.filter.vegano() })).toBeInTheDocument();

  await user.click(screen.getByRole('button', { name: searchTexts.filter.vegano() }));

  expect(
    await screen.findByRole('button', {
      name: new RegExp(`^${searchTexts.filter.vegano()} ?, ${commonMessages.spanish.dishes(22)}$`),
    }),
  ).toHaveAttribute('aria-pressed', 'true');
  expect(address()).toBe('/Menu?filtro=vegano');
  expect(within(await results()).getAllByRole('link')).toHaveLength(22);
});

test('a filter that would leave nothing takes no tap, until it is chosen', async () => {
  const { user, address } = open('?q=mojito');
  const name = new RegExp(`^${searchTexts.filter.vegano()} ?, ${commonMessages.spanish.dishes(0)}$`);
  const chip = await screen.findByRole('button', { name });
  expect(chip).toHaveAttribute('aria-disabled', 'true');
  await user.click(chip);
  expect(address()).toBe('/Menu?q=mojito');

  await user.clear(field());
  await user.click(chip);
  expect(await screen.findByRole('button', { name: searchTexts.clearFilters })).toBeVisible();
  await user.type(field(), 'mojito');
  expect(chip).not.toHaveAttribute('aria-disabled');
});

test('a search that finds nothing names its words and filters, and offers WhatsApp', async () => {
  open('?q=sushi&filtro=vegano,hasta-40000');

  expect(await screen.findByText(/«sushi, Vegano, Hasta \$ 40\.000»/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: new RegExp(commonMessages.spanish.write) })).toHaveAttribute(
    'href',
    expect.stringMatching(/^https:\/\/wa\.me\/57\d{10}\?text=./),
  );
});

test('the search is in the language of the guest, with the Spanish name beside', async () => {
  await act(() => language.choose('en'));
  const { user } = open();
  await user.type(screen.getByRole('searchbox', { name: 'Find a dish' }), 'yangzhou');
  const found = within(await screen.findByRole('list', { name: 'The whole menu' }));
  expect(screen.getByRole('button', { name: /^Up to \$40,000/ })).toBeVisible();
  const dish = found.getByRole('listitem');
  expect(dish).toHaveTextContent(/Yangzhou fried rice.*\$\d\d,\d00/);
  expect(within(dish).getByText('Arroz Yangzhou')).toHaveAttribute('lang', 'es-CO');
  await user.clear(screen.getByRole('searchbox'));
  await user.type(screen.getByRole('searchbox'), 'xyzxyz');
  expect(await screen.findByText(/^We found nothing for “xyzxyz”/)).toBeVisible();
});
