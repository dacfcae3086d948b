import { act, screen, waitFor, within } from '@testing-library/react';
import { commonMessages, language } from '@asia/shared/messages';
import { allowConsole, announced, anOrderableDish, aSiteTable, renderApp } from '@asia/shared/testing';
import type * as Ui from '@asia/shared/ui';
import type * as Toasts from '@asia/shared/ui-overlays';
import { spanish as texts } from '../messages/es';
import { setRoutes } from '../routing/routes';
import { Bar } from './Bar';
import type * as Drawer from './MenuDrawer';
import { cartToasts, menuDrawer } from './overlays';
import { ToastHost } from './ToastHost';

const drawer = jest.requireActual<typeof Drawer>('./MenuDrawer');
const toasts = jest.requireActual<typeof Toasts>('@asia/shared/ui-overlays');
let mockLoad: () => Promise<typeof Drawer>;
let mockToasts: () => Promise<typeof Toasts>;
jest.mock('./overlays', () => {
  const { Loadable } = jest.requireActual<typeof Ui>('@asia/shared/ui');
  return {
    menuDrawer: new Loadable('menu-drawer', () => mockLoad()),
    cartToasts: new Loadable('ui-overlays', () => mockToasts()),
  };
});

const loaded = () => Promise.resolve(drawer);
const fail = () => Promise.reject(new Error('down'));

beforeEach(() => {
  setRoutes(aSiteTable());
  menuDrawer.discard();
  allowConsole('error', /Loading chunk failed \(broken: (?:ui-overlays|menu-drawer)\)/);
});

it('announces each change of the cart whose toast fails to load', async () => {
  const lumpia = anOrderableDish();
  const { added, quantity, toastTitles } = commonMessages.spanish;
  mockToasts = fail;
  const { cart } = renderApp(<ToastHost />);
  act(() => cart.add(lumpia));
  expect(announced()).toBe(added(lumpia.name, 1));
  await waitFor(() => expect(cartToasts.phase).toBe('failed'));
  act(() => cart.increase(lumpia.key));
  expect(announced()).toBe(quantity(lumpia.name, 2));
  expect(cartToasts.phase).toBe('failed');

  mockToasts = () => Promise.resolve(toasts);
  const aMinuteLater = Date.now() + 60_000;
  jest.spyOn(Date, 'now').mockReturnValue(aMinuteLater);
  act(() => cart.increase(lumpia.key));
  expect(await screen.findByText(toastTitles!.increased!)).toBeVisible();
  expect(announced()).toBe(quantity(lumpia.name, 3));
});

describe('a drawer', () => {
  it.each(['link', 'button'])('is requested before hydration only if its link has the focus: %s', (role) => {
    document.body.innerHTML = '<a href="#navigation" data-tap="menu">Menú</a><button>Otro</button>';
    screen.getByRole(role).focus();
    jest.isolateModules(() => {
      jest.doMock('./MenuDrawer', () => ({}));
      const actual = jest.requireActual<{ menuDrawer: typeof menuDrawer }>('./overlays');
      expect(actual.menuDrawer.phase).toBe(role === 'link' ? 'loading' : 'idle');
    });
    document.body.innerHTML = '';
  });

  const opener = () => screen.getByRole('button', { name: texts.openDrawer });
  const links = () => screen.getByRole('navigation', { name: texts.mainLinks });
  const first = () => within(links()).getByRole('link', { name: 'Home' });

  it('that fails to load is replaced by the links of the bar, until one is chosen', async () => {
    mockLoad = fail;
    const { user, address } = renderApp(<Bar />, { route: '/about' });
    await user.click(opener());
    await waitFor(() => expect(links()).toHaveAttribute('data-shown'));
    expect(opener()).toHaveAttribute('aria-expanded', 'true');
    expect(first()).toHaveFocus();
    expect(address()).toBe('/about');

    await user.click(first());
    expect(address()).toBe('/');
    expect(links()).not.toHaveAttribute('data-shown');
    expect(opener()).toHaveAttribute('aria-expanded', 'false');

    mockLoad = loaded;
    await user.click(opener());
    expect(await screen.findByRole('dialog')).toBeVisible();
  });

  it('has new elements for its texts in another language', async () => {
    mockLoad = loaded;
    const { user } = renderApp(<Bar />);
    await user.click(opener());
    const dialog = await screen.findByRole('dialog');
    const before = within(dialog).getAllByText(/\S/);
    // A browser may still be translating the old elements.
    const spanish = new Map(before.map((element) => [element, element.textContent]));

    await act(() => language.choose('en'));
    expect(within(dialog).getByText('About us')).toBeInTheDocument();
    const changed = before.filter((element) => element.textContent !== spanish.get(element));
    expect(changed.filter(({ isConnected }) => isConnected)).toEqual([]);
  });

  it('that the browser cannot open is replaced too', async () => {
    mockLoad = loaded;
    const { HTMLDialogElement: dialog } = window;
    Reflect.deleteProperty(window, 'HTMLDialogElement');
    const { user } = renderApp(<Bar />);
    await user.click(opener());
    await waitFor(() => expect(links()).toHaveAttribute('data-shown'));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    Object.assign(window, { HTMLDialogElement: dialog });
  });

  it('that is slow is replaced too, and does not open later', async () => {
    jest.useFakeTimers();
    let finish: (module: typeof Drawer) => void = () => undefined;
    mockLoad = () => new Promise((resolve) => (finish = resolve));
    renderApp(<Bar />);
    act(() => opener().click());
    await act(() => jest.advanceTimersByTimeAsync(10_000));
    expect(links()).toHaveAttribute('data-shown');
    act(() => opener().click());
    expect(links()).not.toHaveAttribute('data-shown');

    await act(() => Promise.resolve(finish(drawer)));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});
