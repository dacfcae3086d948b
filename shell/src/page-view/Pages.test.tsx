import { act, screen, waitFor, within } from '@testing-library/react';
import { type ReactNode, useEffect, useLayoutEffect } from 'react';
import type { PageModule } from '@asia/shared/contracts';
import { commonMessages } from '@asia/shared/messages';
import { Link } from '@asia/shared/router';
import {
  aCartItem,
  allowConsole,
  aSiteTable,
  awaited,
  expectAccessible,
  inHead,
  renderApp,
} from '@asia/shared/testing';
import { PageHead } from '@asia/shared/ui';
import { prefetchPages } from '../app/prefetchPages';
import { ErrorScreen } from '../frame/ErrorScreen';
import { Frame } from '../frame/Frame';
import { errorTitle, spanish as texts } from '../messages/es';
import { setRoutes } from '../routing/routes';
import { pageModule } from './pageModules';
import { Pages } from './Pages';
import { Visit } from './Visit';

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

beforeEach(() => {
  setRoutes(aSiteTable());
  jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  globalThis.IntersectionObserver = class {
    observe() {}
    disconnect() {}
  } as never;
});
afterEach(() => jest.restoreAllMocks());

describe('a page that breaks while it is drawn', () => {
  beforeEach(() => {
    allowConsole('error', /El wok se apagó/);
    allowConsole('warn', /boundary/);
    remotes({ 'salon-mfe/SalonPage': () => component(Broken) });
  });

  it('is replaced by the fallback build, once', async () => {
    mockActivateFallback.mockReturnValueOnce(true);
    const builds = [Broken, () => <PageHead title="Carrito Virtual Asia" />, Broken];
    remotes({ 'cart-mfe/CheckoutPage': () => component(builds.shift() ?? Broken) });
    await site('/CheckoutPage');
    expect(await main().findByRole('heading', { level: 1 })).toHaveTextContent('Carrito Virtual Asia');
    expect(mockActivateFallback.mock.calls).toEqual([['cart-mfe']]);
    expect(builds).toHaveLength(1);
    pageModule('cart-mfe/CheckoutPage').discard();
  });

  it('shows its error message, and leaves frame and cart intact', async () => {
    const { container } = await site('/Salon');
    expect(await main().findByRole('heading', { level: 1 })).toHaveTextContent(errorTitle);
    expect(main().getByText('El wok se apagó')).toBeVisible();
    expect(main().getByRole('link', { name: texts.backHome })).toHaveAttribute('href', '/');
    expect(
      screen.getByRole('link', { name: new RegExp(texts.cart(commonMessages.spanish.dishes(1), '.*')) }),
    ).toBeVisible();
    await expectAccessible(container);
  });

  it('does not affect the next navigation', async () => {
    const { user } = await site('/Salon');
    await main().findByRole('heading', { level: 1 });
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
  const pageThat = (useLeaving: () => void) =>
    function Page() {
      useLeaving();
      return (
        <>
          <PageHead title="Salón" />
          <Link to="/cart">Al carrito</Link>
        </>
      );
    };
  const forgetModules = () => {
    for (const id of [
      ...['salon-mfe/SalonPage', 'salon-mfe/MemoryGame', 'cart-mfe/CartPage'],
      ...['menu-mfe/KidsPage', 'menu-mfe/MenuPage'],
    ])
      pageModule(id).discard();
  };
  const inBar = (name: string) => screen.getAllByRole('link', { name })[0]!;

  beforeEach(() => {
    allowConsole('error', /El wok se apagó/);
    allowConsole('warn', /boundary/);
    mockActivateFallback.mockClear();
    forgetModules();
  });
  afterEach(forgetModules);

  it.each([
    ['an effect', useThrowingEffect],
    ['a layout effect', useThrowingLayoutEffect],
  ])('costs nothing of the next one: in %s', async (_where, useLeaving) => {
    remotes({
      'salon-mfe/SalonPage': () => component(pageThat(useLeaving)),
      'menu-mfe/MenuPage': () => component(() => <PageHead title="Menú" />),
    });
    const { user } = await site('/Salon');
    await main().findByRole('heading', { name: 'Salón' });
    await user.click(inBar('Nosotros'));
    expect(await main().findByRole('heading', { level: 1, name: 'Asia' })).toBeVisible();
    expect(
      screen.getByRole('link', { name: new RegExp(texts.cart(commonMessages.spanish.dishes(1), '.*')) }),
    ).toBeVisible();
    expect(main().queryByText('El wok se apagó')).not.toBeInTheDocument();
    await user.click(inBar('Menu'));
    expect(await main().findByRole('heading', { level: 1, name: 'Menú' })).toBeVisible();
    expect(mockActivateFallback).not.toHaveBeenCalled();
  });

  it('can be come to again, and left again, also from page to page of that remote', async () => {
    function Cart() {
      useThrowingEffect();
      return <Link to="/salon">Al salón</Link>;
    }
    remotes({
      'salon-mfe/SalonPage': () => component(pageThat(useThrowingEffect)),
      'cart-mfe/CartPage': () => component(Cart),
    });
    const { user } = await site('/Salon');
    for (let time = 0; time < 3; time += 1) {
      await user.click(await main().findByRole('link', { name: 'Al carrito' }));
      await user.click(await main().findByRole('link', { name: 'Al salón' }));
    }
    expect(await main().findByRole('heading', { name: 'Salón' })).toBeVisible();
    await user.click(inBar('Nosotros'));
    expect(await main().findByRole('heading', { level: 1, name: 'Asia' })).toBeVisible();
  });

  it('costs nothing either where a widget of it throws', async () => {
    remotes({
      'menu-mfe/KidsPage': () =>
        component(({ game }) => (
          <>
            <h1>Menu Infantil</h1>
            {game}
          </>
        )),
      'salon-mfe/MemoryGame': () => component(pageThat(useThrowingEffect)),
    });
    const { user } = await site('/Menuinfantil');
    await main().findByRole('heading', { name: 'Salón' });
    await user.click(inBar('Nosotros'));
    expect(await main().findByRole('heading', { level: 1, name: 'Asia' })).toBeVisible();
  });
});

it('leaves to the frame what is not from the page', () => {
  allowConsole('error', /El wok se apagó/);
  allowConsole('warn', /boundary/);
  renderApp(
    <ErrorScreen>
      <Visit left={false}>
        <Broken />
      </Visit>
    </ErrorScreen>,
  );
  expect(screen.getByText('El wok se apagó')).toBeVisible();
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
  afterEach(() => {
    document.head.replaceChildren();
    for (const id of ['menu-mfe/CategoryPage', 'cart-mfe/CartPage']) pageModule(id).discard();
  });

  it('stays as the first page brought it', async () => {
    await site('/Sopas');
    await main().findByRole('link');
    expect(document.head.innerHTML).toContain(brought);
  });

  it('has title and address of the page that the guest goes to, and nothing else of the first', async () => {
    const { user } = await site('/Sopas');
    await user.click(await main().findByRole('link'));
    expect(document.title).toBe('Nosotros: cocina china en Medellín, Asia');
    expect(inHead('link[rel="canonical"]')).toHaveAttribute('href', expect.stringMatching(/[^/]\/About$/));
    expect(inHead('meta[property]')).toBeNull();
  });

  it('has the title that a page in the language of the guest shows, until it leaves', async () => {
    const { user } = await site('/About');
    await user.click(screen.getByRole('link', { name: new RegExp(texts.cart('.*', '.*')) }));
    await main().findByRole('link');
    expect(document.title).toBe('Cart · Asia');
    await user.click(main().getByRole('link'));
    expect(document.title).toBe('Página no encontrada, Asia Medellín');
    expect(inHead('link[rel="canonical"]')).toBeNull();
  });
});

describe('a widget of another remote', () => {
  const kids = ({ game }: { game?: ReactNode }) => (
    <>
      <h1>Menu Infantil</h1>
      {game}
    </>
  );

  it('costs only itself when it breaks', async () => {
    allowConsole('error', /El wok se apagó/);
    allowConsole('warn', /boundary/);
    remotes({
      'menu-mfe/KidsPage': () => component(kids),
      'salon-mfe/MemoryGame': () => component(Broken),
    });
    await site('/Menuinfantil');
    expect(await screen.findByText(commonMessages.spanish.minorFailed)).toBeVisible();
    expect(main().getByRole('heading', { name: 'Menu Infantil' })).toBeVisible();
  });
});

describe('a page that does not load', () => {
  it('shows an error with a retry, which loads it', async () => {
    allowConsole('error', /Loading chunk failed \(broken: menu-mfe\/MenuPage\)/);
    allowConsole('warn', /boundary/);
    let down = true;
    const loadMenu = jest.fn((): Promise<PageModule> =>
      down ? Promise.reject(new Error('down')) : component(() => <PageHead title="Menú" />),
    );
    remotes({ 'menu-mfe/MenuPage': loadMenu });
    const { user } = await site('/Menu');
    expect(await main().findByRole('alert')).toHaveTextContent(commonMessages.spanish.failed);
    down = false;
    await user.click(main().getByRole('button', { name: commonMessages.spanish.retry }));
    expect(await main().findByRole('heading', { name: 'Menú' })).toHaveFocus();
  });

  it('is requested again when the guest leaves and comes back', async () => {
    allowConsole('error', /Loading chunk failed \(broken: cart-mfe\/CartPage\)/);
    allowConsole('warn', /boundary/);
    let down = true;
    remotes({
      'cart-mfe/CartPage': () =>
        down
          ? Promise.reject(new Error('down'))
          : component(() => (
              <>
                <h1>Carrito</h1>
              </>
            )),
    });
    const { user } = await site('/Cart');
    await main().findByRole('alert');
    down = false;
    await user.click(screen.getAllByRole('link', { name: 'Nosotros' })[0]!);
    await main().findByRole('heading', { level: 1, name: 'Asia' });
    await user.click(screen.getByRole('link', { name: new RegExp(texts.cart('.*', '.*')) }));
    expect(await main().findByRole('heading', { name: 'Carrito' })).toBeVisible();
  });
});

describe('the focus', () => {
  it('is on the title of a slow page, whatever the pointer passed on the way', async () => {
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
});
