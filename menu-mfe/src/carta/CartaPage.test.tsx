/* eslint-disable testing-library/no-node-access -- languages and headings have no role */
import { act, screen, within } from '@testing-library/react';
import type { Language } from '@asia/shared/contracts';
import { type CartaDish, markKeys } from '@asia/shared/menu';
import { language } from '@asia/shared/messages';
import { renderApp } from '@asia/shared/testing';
import { dishSheet } from '../dish-sheet/sheetModule';
import inEnglish from '../messages/carta/en';
import { type CartaTexts, spanish as cartaTexts } from '../messages/carta/es';
import inChinese from '../messages/carta/zh';
import { CartaEntry } from './CartaEntry';
import CartaPage from './CartaPage';
import { qrCode } from './codeModule';

// Fetched before, so that no test waits for chunks.
const legendOf = ({ marks }: CartaTexts) => markKeys.map((mark) => `${mark} ${marks[mark]}`).join(' · ');
beforeAll(() => Promise.all([qrCode.load(), dishSheet.prefetch()]));
afterEach(() => jest.useRealTimers());

const open = (language: Language, route = '/') => renderApp(<CartaPage language={language} />, { route });

test.each([
  ['es', cartaTexts.welcome],
  ['en', 'Welcome to the English Menu'],
  ['zh', 'Bienvenidos a la carta en chino'],
  ['zh', '欢迎光临亚洲餐厅，请看中文菜单'],
] as const)('the carta in %s welcomes with «%s»', (language, welcome) => {
  open(language);

  expect(screen.getByText(welcome)).toBeInTheDocument();
});

test.each([
  ['es', 'es-CO', 'Lumpia (unidad)', '$9.800'],
  ['en', 'en', 'Spring roll (1 pc)', '$9,800'],
  ['zh', 'zh-Hans', '春卷（1条）', '$9.800'],
] as const)('the carta in %s is tagged %s and writes prices its way', (language, lang, name, price) => {
  open(language);

  const dish = screen.getByText(name);
  expect(dish.closest('[lang]')).toHaveAttribute('lang', lang);
  expect(dish.closest('li')).toHaveTextContent(price);
});

test('what of a dish waits for its English is tagged as Spanish', () => {
  const dish = { key: 'sopas:ajiaco', name: 'Ajiaco', desc: 'With potatoes', price: 9000, marks: [] };
  const entry = (changes: Partial<CartaDish>) => (
    <CartaEntry dish={{ ...dish, ...changes }} units={0} soldOut={false} texts={inEnglish} />
  );
  renderApp(
    <>
      {entry({ spanish: ['name'] })}
      {entry({ name: 'Soup', desc: 'Con papa', spanish: ['desc'] })}
    </>,
  );

  expect(screen.getByText('Ajiaco')).toHaveAttribute('lang', 'es-CO');
  expect(screen.getByText('With potatoes')).not.toHaveAttribute('lang');
  expect(screen.getByText('Soup')).toHaveAttribute('lang', 'en');
  expect(screen.getByText('Con papa')).toHaveAttribute('lang', 'es-CO');
});

test('the Chinese carta has the Spanish name under the Chinese one', () => {
  open('zh');

  const spanish = screen.getByText('Arroz Yangzhou');
  expect(spanish).toHaveAttribute('lang', 'es-CO');
  expect(spanish.closest('li')).toHaveTextContent('扬州炒饭');
});

test.each([
  ['es', 'Advertencia propina', legendOf(cartaTexts)],
  ['en', 'Tip notice', legendOf(inEnglish)],
  ['zh', '小费说明', legendOf(inChinese)],
] as const)('the carta in %s explains its marks and the tip', (language, tip, legend) => {
  const { container } = open(language);

  expect(container).toHaveTextContent(legend);
  expect(within(screen.getByText(tip).closest('aside') ?? document.body).getAllByRole('link')).toHaveLength(
    3,
  );
});

test.each(['es', 'en', 'zh'] as const)(
  'the five chapters with alcohol carry both Spanish legends in %s',
  (language) => {
    open(language);

    const legends = screen.getAllByText('Prohíbese el expendio de bebidas embriagantes a menores de edad.');
    expect(legends).toHaveLength(5);
    expect(screen.getAllByText('El exceso de alcohol es perjudicial para la salud.')).toHaveLength(5);
    for (const legend of legends) expect(legend).toHaveAttribute('lang', 'es-CO');
  },
);

test('the English carta adds its own words under the legends', () => {
  open('en');

  expect(
    screen.getAllByText(
      'The sale of alcoholic beverages to minors is prohibited. Excess alcohol is harmful to health.',
    ),
  ).toHaveLength(5);
});

test('a printed carta names the day on which it is printed, not that of the visit', () => {
  jest.useFakeTimers({ now: new Date('2026-11-27T22:00:00-05:00') });
  open('es');
  jest.setSystemTime(new Date('2026-11-28T08:00:00-05:00'));
  dispatchEvent(new Event('beforeprint'));

  expect(screen.getByText('28 de noviembre de 2026')).toBeInTheDocument();
});

test.each([
  ['es', cartaTexts.print],
  ['en', 'Print this menu'],
  ['zh', '打印菜单'],
] as const)('the carta in %s can be printed', async (language, label) => {
  const print = jest.spyOn(window, 'print').mockReset();
  const { user } = open(language);

  await user.click(screen.getByText(label));
  expect(print).toHaveBeenCalledTimes(1);
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
  await act(() => language.choose('es'));
});
