import { notifications } from '@mantine/notifications';
import { act, screen, waitFor } from '@testing-library/react';
import { commonMessages } from '../messages';
import { toastTitles } from '../messages/common/es';
import { anOrderableDish, renderApp } from '../testing';
import { CartToasts } from './CartToasts';

const shrimp = anOrderableDish({ key: 'arroz:camaron', name: 'Arroz de camarón', image: '' });
const soup = anOrderableDish({ key: 'sopas:wantan', name: 'Sopa wantán', image: '' });

afterEach(() => {
  jest.useRealTimers();
  act(() => notifications.clean());
});

describe('CartToasts', () => {
  it('says an addition in English as specified, and in Spanish for the guest', async () => {
    const { cart } = renderApp(<CartToasts />);
    expect(screen.queryByText(toastTitles.added)).not.toBeInTheDocument();
    act(() => cart.add(anOrderableDish()));
    expect(await screen.findByText(toastTitles.added)).toHaveAttribute('lang', 'en');
    expect(screen.getByText(commonMessages.spanish.added('Lumpia (unidad)', 1))).toBeVisible();
    expect(screen.getByRole('status')).toHaveAttribute('aria-live', 'off');
  });

  it('tells the change that happened before it was loaded', async () => {
    const { cart } = renderApp(<p>Entradas</p>);
    act(() => cart.add(anOrderableDish()));
    const { lastChange } = cart;
    renderApp(<CartToasts cart={{ lastChange }} />);
    expect(await screen.findByText(toastTitles.added)).toBeVisible();
  });

  it('takes a removal back', async () => {
    const { cart, user } = renderApp(<CartToasts />);
    act(() => cart.add(anOrderableDish()));
    act(() => cart.remove(anOrderableDish().key));
    await user.click(await screen.findByRole('button', { name: commonMessages.spanish.undo }));
    expect(cart.quantityOf(anOrderableDish().key)).toBe(1);
    expect(await screen.findByText(commonMessages.spanish.restored('Lumpia (unidad)'))).toBeVisible();
  });

  it('shows one toast for many changes of the same dish', async () => {
    const { cart } = renderApp(<CartToasts />);
    act(() => cart.add(anOrderableDish()));
    for (let tap = 0; tap < 5; tap += 1) act(() => cart.increase(anOrderableDish().key));
    expect(await screen.findByText(commonMessages.spanish.quantity('Lumpia (unidad)', 6))).toBeVisible();
    await waitFor(() => expect(screen.getAllByText(/Lumpia/)).toHaveLength(1));
  });

  it('counts the lines that are added while it stands', async () => {
    const { cart } = renderApp(<CartToasts />);
    act(() => cart.add(anOrderableDish()));
    act(() => cart.add(shrimp));
    act(() => cart.increase(shrimp.key));
    act(() => cart.add(soup, 1, 'sin maní'));
    act(() => cart.increase(soup.key));
    const { addedBeside, withoutNote } = commonMessages.spanish;
    expect(await screen.findByText(addedBeside(withoutNote('Sopa wantán'), 3))).toBeVisible();
    await waitFor(() =>
      expect(screen.getAllByRole('button', { name: commonMessages.spanish.closeToast })).toHaveLength(1),
    );
  });

  it('counts from one again after a removal', async () => {
    const { cart } = renderApp(<CartToasts />);
    act(() => cart.add(anOrderableDish()));
    act(() => cart.remove(anOrderableDish().key));
    act(() => cart.add(soup));
    expect(await screen.findByText(commonMessages.spanish.added('Sopa wantán', 1))).toBeVisible();
  });

  it('goes after five seconds, but not while it holds the focus', () => {
    jest.useFakeTimers();
    const { cart } = renderApp(<CartToasts />);
    act(() => cart.add(anOrderableDish()));
    act(() => jest.advanceTimersByTime(4000));
    const close = screen.getByRole('button', { name: commonMessages.spanish.closeToast });
    act(() => close.focus());
    act(() => jest.advanceTimersByTime(20_000));
    expect(screen.getByText(toastTitles.added)).toBeVisible();
    act(() => close.blur());
    act(() => jest.advanceTimersByTime(4900));
    expect(screen.getByText(toastTitles.added)).toBeVisible();
    act(() => jest.advanceTimersByTime(200));
    // The time that it takes to leave.
    act(() => jest.advanceTimersByTime(300));
    expect(screen.queryByText(toastTitles.added)).not.toBeInTheDocument();
  });

  it('is in the open dialog, which makes the page inert, and leaves it when that closes or goes', async () => {
    const dialog = document.body.appendChild(document.createElement('dialog'));
    const { cart } = renderApp(<CartToasts />);
    act(() => cart.add(anOrderableDish()));
    const toast = await screen.findByText(toastTitles.added);
    expect(dialog).not.toContainElement(toast);
    dialog.showModal();
    await waitFor(() => expect(dialog).toContainElement(toast));
    dialog.close();
    await waitFor(() => expect(dialog).not.toContainElement(toast));
    dialog.showModal();
    await waitFor(() => expect(dialog).toContainElement(toast));
    // As the sheet does when it is taken from the page.
    dialog.close();
    dialog.remove();
    await waitFor(() => expect(toast).toBeVisible());
  });

  it('is led to by a key, which it names, and stays while the place of a line that left by key has the focus', async () => {
    const dish = anOrderableDish();
    const { cart, user } = renderApp(
      <>
        <h2 tabIndex={-1}>Carrito</h2>
        <CartToasts />
      </>,
    );
    const place = screen.getByRole('heading', { name: 'Carrito' });
    act(() => cart.add(dish));
    act(() => cart.remove(dish.key));
    act(() => place.focus());
    expect(await screen.findByText(commonMessages.spanish.undoKey)).toBeVisible();
    await user.keyboard('{Alt>}{Shift>}[KeyZ]{/Shift}{/Alt}');
    expect(screen.getByRole('button', { name: commonMessages.spanish.undo })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(cart.quantityOf(dish.key)).toBe(1);
    expect(place).toHaveFocus();
  });

  it('closes on demand', async () => {
    const { cart, user } = renderApp(<CartToasts />);
    act(() => cart.add(anOrderableDish()));
    await user.click(await screen.findByRole('button', { name: commonMessages.spanish.closeToast }));
    await waitFor(() => expect(screen.queryByText(toastTitles.added)).not.toBeInTheDocument());
  });
});
