/* eslint-disable testing-library/no-node-access -- languages and headings have no role */
import { act, screen, waitFor, within } from '@testing-library/react';
import type { CartaDish, Language } from '@asia/shared/contracts';
import { markKeys } from '@asia/shared/menu';
import { language } from '@asia/shared/messages';
import { pinnedFacts } from '@asia/shared/restaurant';
import { allowConsole, renderApp } from '@asia/shared/testing';
import { dishSheet } from '../dish-sheet/sheetModule';
import inEnglish from '../messages/carta/en';
import { type CartaTexts, spanish as cartaTexts } from '../messages/carta/es';
import inChinese from '../messages/carta/zh';
import CartaPage from './CartaPage';
import { CartaRow } from './CartaRow';
import { qrCode } from './codeModule';

const legendOf = ({ marks }: CartaTexts) => markKeys.map((mark) => `${mark} ${marks[mark]}`).join(' · ');

// Fetched before, so that no test waits for chunks.
beforeAll(() => Promise.all([qrCode.load(), dishSheet.prefetch()]));

const open = (language: Language, route = '/') => renderApp(<CartaPage language={language} />, { route });

test.each([
  ['es', cartaTexts, 'Bienvenidos a la carta...', 'Lumpia (unidad)', '$9.800'],
  ['en', inEnglish, 'Welcome to the English Menu', 'Spring roll (1 pc)', '$9,800'],
  ['zh', inChinese, 'Bienvenidos a la carta en chino', '春卷（1条）', '$9.800'],
] as const)(
  'the carta in %s is in its language, and can be printed',
  async (language, texts, welcome, name, price) => {
    const print = jest.spyOn(window, 'print').mockReset();
    const { container, user } = open(language);

    for (const words of [welcome, texts.welcome, legendOf(texts), ...texts.alcohol])
      expect(container).toHaveTextContent(words);
    const phones = within(screen.getByRole('complementary')).getAllByRole('link');
    expect(phones.map((link) => link.getAttribute('href')?.slice(0, 4))).toEqual(['tel:', 'tel:', 'tel:']);
    const dish = screen.getByText(name);
    expect(dish.closest('[lang]')).toHaveAttribute('lang', texts.lang);
    expect(dish.closest('li')).toHaveTextContent(price);
    // Five chapters have drinks with alcohol.
    for (const legend of pinnedFacts.alcohol.legends) {
      const legends = screen.getAllByText(legend);
      expect(legends.map(({ lang }) => lang)).toEqual(Array(5).fill('es-CO'));
    }

    await user.click(screen.getByText(texts.print));
    expect(print).toHaveBeenCalledTimes(1);
  },
);

test('the Spanish name, and a text without its translation, are tagged as Spanish', () => {
  const dish = { key: 'sopas:ajiaco', name: 'Ajiaco', desc: 'With potatoes', price: 9000, marks: [] };
  const drawn = (changes: Partial<CartaDish>, texts: CartaTexts = inEnglish) => (
    <CartaRow dish={{ ...dish, ...changes }} units={() => 0} soldOut={false} texts={texts} />
  );
  renderApp(
    <>
      {drawn({ spanish: ['name'] })}
      {drawn({ name: 'Soup', desc: 'Con papa', spanish: ['desc'] })}
      {drawn({ name: '土豆汤', nameEs: 'Sopa de papa' }, inChinese)}
    </>,
  );

  expect(screen.getByText('Ajiaco')).toHaveAttribute('lang', 'es-CO');
  expect(screen.getAllByText('With potatoes')[0]).not.toHaveAttribute('lang');
  expect(screen.getByText('Soup')).toHaveAttribute('lang', 'en');
  expect(screen.getByText('Con papa')).toHaveAttribute('lang', 'es-CO');
  expect(screen.getByText('Sopa de papa')).toHaveAttribute('lang', 'es-CO');
});

test('a dish whose section does not load opens its sheet, which shows the failure', async () => {
  allowConsole('error', /section\/nada/);
  const dish = { key: 'nada:uno', name: 'Uno', desc: '', price: 9000, marks: [] };
  const drawn = <CartaRow dish={dish} units={() => 0} soldOut={false} texts={inEnglish} />;
  const { user, address } = renderApp(drawn);
  await user.click(screen.getByRole('button'));
  await waitFor(() => expect(address()).toBe('/?plato=nada:uno'));
});

test('a printed carta names the day of printing, not of the visit', () => {
  jest.useFakeTimers({ now: new Date('2026-11-27T22:00:00-05:00') });
  open('es');
  jest.setSystemTime(new Date('2026-11-28T08:00:00-05:00'));
  dispatchEvent(new Event('beforeprint'));

  expect(screen.getByText('28 de noviembre de 2026')).toBeInTheDocument();
});

test('a dish opens its sheet in the language of the guest, with the Spanish name beside', async () => {
  await act(() => language.choose('en'));
  const { user, address } = open('en', '/CartaIngles');

  await user.click(screen.getByText('Yangzhou fried rice'));

  const dialog = await screen.findByRole('dialog', { name: 'Yangzhou fried rice' });
  expect(address()).toBe('/CartaIngles?plato=arroz:arroz-yangzhou');
  expect(dialog).toHaveAttribute('lang', 'en');
  expect(within(dialog).getByText('Arroz Yangzhou')).toHaveAttribute('lang', 'es-CO');
  expect(dialog).toHaveTextContent('The Yangzhou classic: ham, shrimp, egg and green peas');
  expect(dialog).toHaveTextContent('Do you have an allergy? Tell us before you order.');
  expect(within(dialog).getByRole('button', { name: /Add to cart.*\$43,800/ })).toBeVisible();
});
