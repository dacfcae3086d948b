import { act, screen, waitFor } from '@testing-library/react';
import { notifications } from '@mantine/notifications';
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
    expect(screen.queryByText('Product added to cart')).not.toBeInTheDocument();
    act(() => cart.add(anOrderableDish()));
    expect(await screen.findByText('Product added to cart')).toHaveAttribute('lang', 'en');
    expect(screen.getByText('Agregaste Lumpia (unidad) al carrito.')).toBeVisible();
    expect(screen.getByRole('status')).toHaveAttribute('aria-live', 'off');
  });

  it('tells the change that happened before it was loaded', async () => {
    const { cart } = renderApp(<p>Entradas</p>);
    act(() => cart.add(anOrderableDish()));
    const { lastChange } = cart;
    renderApp(<CartToasts cart={{ lastChange }} />);
    expect(await screen.findByText('Product added to cart')).toBeVisible();
  });

  it('takes a removal back', async () => {
    const { cart, user } = renderApp(<CartToasts />);
    act(() => cart.add(anOrderableDish()));
    act(() => cart.remove(anOrderableDish().key));
    await user.click(await screen.findByRole('button', { name: 'Deshacer' }));
    expect(cart.quantityOf(anOrderableDish().key)).toBe(1);
    expect(await screen.findByText('Lumpia (unidad) vuelve al carrito.')).toBeVisible();
  });

  it('shows one toast for many changes of the same dish', async () => {
    const { cart } = renderApp(<CartToasts />);
    act(() => cart.add(anOrderableDish()));
    for (let tap = 0; tap < 5; tap += 1) act(() => cart.increase(anOrderableDish().key));
    expect(await screen.findByText('Ahora llevas 6 de Lumpia (unidad).')).toBeVisible();
    await waitFor(() => expect(screen.getAllByText(/Lumpia/)).toHaveLength(1));
  });

  it('counts the dishes that are added while it stands', async () => {
    const { cart } = renderApp(<CartToasts />);
    act(() => cart.add(anOrderableDish()));
    act(() => cart.add(shrimp));
    act(() => cart.increase(shrimp.key));
    act(() => cart.add(soup));
    expect(await screen.findByText('Agregaste Sopa wantán y 2 más al carrito.')).toBeVisible();
    await waitFor(() => expect(screen.getAllByRole('button', { name: 'Cerrar aviso' })).toHaveLength(1));
  });

  it('counts from one again after a removal', async () => {
    const { cart } = renderApp(<CartToasts />);
    act(() => cart.add(anOrderableDish()));
    act(() => cart.remove(anOrderableDish().key));
    act(() => cart.add(soup));
    expect(await screen.findByText('Agregaste Sopa wantán al carrito.')).toBeVisible();
  });

  it('goes after five seconds, but not while it holds the focus', () => {
    jest.useFakeTimers();
    const { cart } = renderApp(<CartToasts />);
    act(() => cart.add(anOrderableDish()));
    act(() => jest.advanceTimersByTime(4000));
    const close = screen.getByRole('button', { name: 'Cerrar aviso' });
    act(() => close.focus());
    act(() => jest.advanceTimersByTime(20_000));
    expect(screen.getByText('Product added to cart')).toBeVisible();
    act(() => close.blur());
    act(() => jest.advanceTimersByTime(4900));
    expect(screen.getByText('Product added to cart')).toBeVisible();
    act(() => jest.advanceTimersByTime(200));
    // The time that it takes to leave.
    act(() => jest.advanceTimersByTime(300));
    expect(screen.queryByText('Product added to cart')).not.toBeInTheDocument();
  });

  it('is in the open dialog, which makes the page inert, and leaves it when that closes or goes', async () => {
    const dialog = document.body.appendChild(document.createElement('dialog'));
    const { cart } = renderApp(<CartToasts />);
    act(() => cart.add(anOrderableDish()));
    const toast = await screen.findByText('Product added to cart');
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

  it('closes on demand', async () => {
    const { cart, user } = renderApp(<CartToasts />);
    act(() => cart.add(anOrderableDish()));
    await user.click(await screen.findByRole('button', { name: 'Cerrar aviso' }));
    await waitFor(() => expect(screen.queryByText('Product added to cart')).not.toBeInTheDocument());
  });
});
