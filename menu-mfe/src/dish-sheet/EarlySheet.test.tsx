import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { type ReactNode, useEffect } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { cart } from '@asia/shared/cart';
import { DISH, EARLY_DISH, HYDRATED, ISLAND } from '@asia/shared/contracts';
import { commonMessages } from '@asia/shared/messages';
import { useLocation } from '@asia/shared/router';
import { awaited, hydrate, renderApp } from '@asia/shared/testing';
import { ownRoot } from '@asia/shared/ui';
import CategoryPage from '../category/CategoryPage';
import { sectionOf } from '../menu-data/sections';
import { spanish as texts } from '../messages/sheet/es';
import { openEarly, takeEarlyDish } from './EarlySheet';
import { noteField } from './noteModule';
import { dishSheet } from './sheetModule';

const NAME = 'Arroz Yangzhou';
const KEY = 'arroz:arroz-yangzhou';
const html = document.documentElement;

beforeAll(() => Promise.all([dishSheet.prefetch(), noteField.prefetch(), sectionOf('arroz').load()]));

let prerendered: HTMLElement;
let host: HTMLElement;
let root: Root;
function draw(node: ReactNode): Root {
  root.render(node);
  return root;
}
beforeEach(() => {
  [prerendered, host] = [document.createElement('div'), document.createElement('div')];
  document.body.append(prerendered, host);
  root = createRoot(host);
  ownRoot.draw = draw;
});
afterEach(async () => {
  await awaited(() => root.unmount());
  prerendered.remove();
  host.remove();
  delete ownRoot.draw;
  html.removeAttribute(EARLY_DISH);
});

/** Taps a dish on a page whose frame is hydrated. */
async function tap(key = KEY, page = '') {
  prerendered.innerHTML = `<div ${ISLAND} ${HYDRATED}><div ${ISLAND} ${page}><a ${DISH}="${KEY}"></a></div></div>`;
  html.setAttribute(EARLY_DISH, key);
  await awaited(openEarly);
}
function hydratePage(route = '/ArrozChino?de=chat') {
  prerendered.remove();
  return awaited(() => renderApp(<CategoryPage category="arroz" />, { route }));
}
const click = (button: HTMLElement) => awaited(() => fireEvent.click(button));
const sheet = () => screen.getByRole('dialog', { name: NAME });
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
const more = () => within(sheet()).getByRole('button', { name: texts.more });

test('opens before its page is hydrated, which then gives it its address and closes it', async () => {
  await tap();
  expect(html).not.toHaveAttribute(EARLY_DISH);
  const early = sheet();
  await click(more());

  const { user, address } = await hydratePage();
  expect(address()).toBe('/ArrozChino?de=chat&plato=arroz-yangzhou');
  expect(sheet()).toBe(early);
  await user.click(screen.getByRole('button', { name: new RegExp(`${texts.add}.*87\\.600`) }));

  await gone();
  expect(address()).toBe('/ArrozChino?de=chat');
  await waitFor(() => expect(screen.getByRole('link', { name: new RegExp(NAME) })).toHaveFocus());
  expect(cart.cartItems).toMatchObject([{ key: KEY, cartQuantity: 2 }]);
});

test('leaves the next sheet to the page, which starts with one unit', async () => {
  await tap();
  const { user, address } = await hydratePage();
  await user.click(more());
  await user.keyboard('{Escape}');
  await waitFor(() => expect(address()).toBe('/ArrozChino?de=chat'));
  await user.click(screen.getByRole('link', { name: new RegExp(NAME) }));
  expect(host).not.toContainElement(sheet());
  expect(within(sheet()).getByRole('textbox', { name: texts.quantity })).toHaveValue('1');
});

test('puts its dish into the cart before its page is hydrated, and stays closed', async () => {
  await tap();
  await click(screen.getByRole('button', { name: new RegExp(texts.add) }));
  await gone();
  expect(cart.cartItems).toMatchObject([{ key: KEY, cartQuantity: 1 }]);
  const { address } = await hydratePage();
  expect(address()).toBe('/ArrozChino?de=chat');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('stays closed where the guest closes it while its page asks for its address', async () => {
  await tap();
  expect(takeEarlyDish()).toBe(KEY);
  await click(screen.getByRole('button', { name: commonMessages.spanish.close }));
  await gone();
  const { address } = await hydratePage('/ArrozChino?plato=arroz-yangzhou');
  await waitFor(() => expect(address()).toBe('/ArrozChino'));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('stays the only one of its dish where the address names another', async () => {
  await hydrate(<CategoryPage category="arroz" />, '/ArrozChino?plato=arroz-con-pina', () => {
    document.body.append(host);
    return tap();
  });
  expect(host).toContainElement(sheet());
});

test('of the dish that the address names already adds no entry to the history', async () => {
  const addresses: string[] = [];
  const Address = () => {
    const { pathname, search } = useLocation();
    useEffect(() => void addresses.push(pathname + search), [pathname, search]);
    return null;
  };
  const page = (
    <>
      <CategoryPage category="arroz" />
      <Address />
    </>
  );
  await hydrate(page, '/ArrozChino?plato=arroz-yangzhou&de=chat', () => {
    document.body.append(host);
    return tap();
  });
  expect(host).toContainElement(sheet());
  await click(screen.getByRole('button', { name: commonMessages.spanish.close }));
  await gone();
  await waitFor(() =>
    expect(addresses).toEqual(['/ArrozChino?plato=arroz-yangzhou&de=chat', '/ArrozChino?de=chat']),
  );
});

test('closes with Back, even before its page has seen the address', async () => {
  await tap();
  takeEarlyDish();
  await awaited(() => dispatchEvent(new PopStateEvent('popstate')));
  await gone();
  await hydratePage('/ArrozChino');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('links to the carta of the guest by its address, because it is outside the router', async () => {
  const firstLanguage = jest.spyOn(navigator, 'language', 'get').mockReturnValue('en-GB');
  await tap();
  expect(within(sheet()).getByRole('link', { name: 'Read this dish in English' })).toHaveAttribute(
    'href',
    `/CartaIngles?plato=${KEY}`,
  );
  firstLanguage.mockRestore();
});

test.each([
  ['no dish', 'arroz:nada', ''],
  ['no category', 'arroz-yangzhou', ''],
  ['a dish of a hydrated page, where the tap is replayed', KEY, HYDRATED],
])('does not open for %s', async (_, key, page) => {
  await tap(key, page);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(html).toHaveAttribute(EARLY_DISH, key);
});
