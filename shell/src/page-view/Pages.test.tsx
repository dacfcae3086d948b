import { act, screen, waitFor, within } from '@testing-library/react';
import { type ReactNode, useEffect, useLayoutEffect } from 'react';
import type { PageModule } from '@asia/shared/contracts';
import { commonMessages } from '@asia/shared/messages';
import { Link } from '@asia/shared/router';
import { aCartItem, allowConsole, aSiteTable, awaited, inHead, renderApp } from '@asia/shared/testing';
import { PageHead } from '@asia/shared/ui';
import { prefetchPages } from '../app/prefetchPages';
import { Frame } from '../frame/Frame';
import { errorTitle, spanish as texts } from '../messages/es';
import { setRoutes } from '../routing/routes';
import { pageModule } from './pageModules';
import { Pages } from './Pages';

let mockRemote: (id: string) => Promise<PageModule>;
jest.mock('../remotes/remoteModule', () => ({ loadRemotePage: (id: string) => mockRemote(id) }));
const mockActivateFallback = jest.fn((_remote: string) => false);
jest.mock('../remotes/fallbackBuilds', () => ({
  rememberBroken: () => undefined,
  activateFallback: (remote: string) => mockActivateFallback(remote),
}));

const component = (page: (props: { game?: ReactNode }) => ReactNode): Promise<PageModule> =>
  Promise.resolve({ default: page });
const Broken = () => {
  throw new Error('El wok se apagó');
};

/** Sets the module of each expose; others never load. */
function remotes(modules: Record<string, () => Promise<PageModule>>) {
  mockRemote = (id) => modules[id]?.() ?? new Promise<PageModule>(() => undefined);
}

const site = (route: string) =>
  awaited(() =>
    renderApp(
      <Frame>
        <Pages />
      </Frame>,
      { route, cart: [aCartItem()] },
    ),
  );

const main = () => within(screen.getByRole('main'));

const cartLink = () => screen.getByRole('link', { name: new RegExp(texts.cart('.*', '.*')) });

beforeEach(() => {
  allowConsole('error', /El wok se apagó/);
  allowConsole('warn', /boundary/);
  mockActivateFallback.mockClear();
  setRoutes(aSiteTable());
  jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  globalThis.IntersectionObserver = class {
    observe() {}
    disconnect() {}
  } as never;
});
afterEach(() => {
  for (const { id } of aSiteTable().routes) pageModule(id).discard();
  pageModule('salon-mfe/MemoryGame').discard();
});

describe('a page that breaks while it is drawn', () => {
  beforeEach(() => remotes({ 'salon-mfe/SalonPage': () => component(Broken) }));

  it('is replaced by the fallback build, once', async () => {
    mockActivateFallback.mockReturnValueOnce(true);
    const builds = [Broken, () => <PageHead title="Carrito Virtual Asia" />, Broken];
    remotes({ 'cart-mfe/CheckoutPage': () => component(builds.shift() ?? Broken) });
    await site('/CheckoutPage');
    expect(await main().findByRole('heading', { level: 1 })).toHaveTextContent('Carrito Virtual Asia');
    expect(mockActivateFallback.mock.calls).toEqual([['cart-mfe']]);
    expect(builds).toHaveLength(1);
  });

  it('shows its error message, and leaves frame, cart and the next page intact', async () => {
    const { user } = await site('/Salon');
    expect(await main().findByRole('heading', { level: 1 })).toHaveTextContent(errorTitle);
    expect(main().getByText('El wok se apagó')).toBeVisible();
    expect(main().getByRole('link', { name: texts.backHome })).toHaveAttribute('href', '/');
    expect(cartLink()).toBeVisible();
    await user.click(screen.getAllByRole('link', { name: 'Nosotros' })[0]!);
    expect(await main().findByRole('heading', { level: 1, name: 'Asia' })).toBeVisible();
  });
});

describe('a page that throws while it is left', () => {
  const thrown = () => {
    throw new Error('El wok se apagó');
  };
  const useThrowingEffect = () => useEffect(() => thrown, []);
  const useThrowingLayoutEffect = () => useLayoutEffect(() => thrown, []);

  it.each([
    ['an effect', '/salon', useThrowingEffect],
    ['a layout effect', '/salon', useThrowingLayoutEffect],
    ['an effect of a widget', '/menuinfantil', useThrowingEffect],
  ])('costs nothing of the next ones: in %s', async (_where, route, useLeaving) => {
    const pageThat = (link: ReactNode) => () =>
      component(() => {
        useLeaving();
        return link;
      });
    const toCart = pageThat(<Link to="/cart">Al carrito</Link>);
    remotes({
      'salon-mfe/SalonPage': toCart,
      'salon-mfe/MemoryGame': toCart,
      'menu-mfe/KidsPage': () => component(({ game }) => game),
      'cart-mfe/CartPage': pageThat(<Link to={route}>Atrás</Link>),
      'menu-mfe/MenuPage': () => component(() => <PageHead title="Menú" />),
    });
    const { user } = await site(route);
    for (const link of ['Al carrito', 'Atrás', 'Al carrito', 'Atrás']) {
      await user.click(await main().findByRole('link', { name: link }));
      expect(main().queryByText('El wok se apagó')).not.toBeInTheDocument();
    }
    for (const [link, title] of [
      ['Nosotros', 'Asia'],
      ['Menu', 'Menú'],
    ]) {
      await user.click(screen.getAllByRole('link', { name: link })[0]!);
      expect(await main().findByRole('heading', { level: 1, name: title })).toBeVisible();
    }
    expect(cartLink()).toBeVisible();
    expect(mockActivateFallback).not.toHaveBeenCalled();
  });
});

it('a widget of another remote costs only itself when it breaks', async () => {
  remotes({
    'menu-mfe/KidsPage': () =>
      component(({ game }) => (
        <>
          <h1>Menu Infantil</h1>
          {game}
        </>
      )),
    'salon-mfe/MemoryGame': () => component(Broken),
  });
  await site('/Menuinfantil');
  expect(await screen.findByText(commonMessages.spanish.minorFailed)).toBeVisible();
  expect(main().getByRole('heading', { name: 'Menu Infantil' })).toBeVisible();
});

describe('the head of the document', () => {
  const brought =
    '<title>Sopas, Asia</title><link rel="canonical" href="https://asia/Sopas"><meta property="og:title" content="Sopas">';
  beforeEach(() => {
    document.head.insertAdjacentHTML('beforeend', brought);
    remotes({
      'menu-mfe/CategoryPage': () => component(() => <Link to="/about">Nosotros</Link>),
      'cart-mfe/CartPage': () =>
        component(() => (
          <>
            <title>Cart · Asia</title>
            <Link to="/nada">Nada</Link>
          </>
        )),
    });
  });
  afterEach(() => document.head.replaceChildren());

  it('stays as the first page brought it, until it has title and address of the next page alone', async () => {
    const { user } = await site('/Sopas');
    const next = await main().findByRole('link');
    expect(document.head.innerHTML).toContain(brought);
    await user.click(next);
    expect(document.title).toBe('Nosotros: cocina china en Medellín, Asia');
    expect(inHead('link[rel="canonical"]')).toHaveAttribute('href', expect.stringMatching(/[^/]\/About$/));
    expect(inHead('meta[property]')).toBeNull();
  });

  it('has the title that a page in the language of the guest shows, until it leaves', async () => {
    const { user } = await site('/About');
    await user.click(cartLink());
    await main().findByRole('link');
    expect(document.title).toBe('Cart · Asia');
    await user.click(main().getByRole('link'));
    expect(document.title).toBe('Página no encontrada, Asia Medellín');
    expect(inHead('link[rel="canonical"]')).toBeNull();
  });
});

it('the focus is on the title of a slow page, whatever the pointer passed', async () => {
  let finish: () => void = () => undefined;
  const Category = () => (
    <>
      <PageHead title="Sopas" />
      <Link to="/menuinfantil">Niños</Link>
      <Link to="/checkoutpage">Pagar</Link>
    </>
  );
  remotes({
    'menu-mfe/CategoryPage': () => component(Category),
    'menu-mfe/KidsPage': () => component(() => <PageHead title="Menu Infantil" />),
    'cart-mfe/CheckoutPage': () =>
      new Promise((resolve) => {
        finish = () => resolve({ default: () => <PageHead title="Pago" /> });
      }),
  });
  const { user } = await site('/Sopas');
  const stop = prefetchPages(document);
  await main().findByRole('heading', { name: 'Sopas' });
  await user.hover(main().getByRole('link', { name: 'Niños' }));
  await user.click(main().getByRole('link', { name: 'Pagar' }));
  expect(await main().findByText(commonMessages.spanish.loading)).toBeVisible();
  await act(() => Promise.resolve(finish()));
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Pago' })).toHaveFocus());
  stop();
});
