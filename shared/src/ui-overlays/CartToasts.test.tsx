import { notifications } from '@mantine/notifications';
import { act, screen, waitFor } from '@testing-library/react';
import { commonMessages } from '../messages';
import { toastTitles } from '../messages/common/es';
import { anOrderableDish, element, renderApp } from '../testing';
import { CartToasts } from './CartToasts';

const lumpia = anOrderableDish();

afterEach(() => act(() => notifications.clean()));

function addLumpia() {
  const view = renderApp(<CartToasts />);
  act(() => view.cart.add(lumpia));
  return view;
}

it('is at the bottom left under an English title, leaves screen readers to the frame, and closes on demand', async () => {
  const { user } = addLumpia();
  const title = await screen.findByText(toastTitles.added);
  expect(title).toHaveAttribute('lang', 'en');
  expect(element(document.body, '[data-position=bottom-left]')).toContainElement(title);
  expect(screen.getByRole('status')).toHaveAttribute('aria-live', 'off');
  await user.click(screen.getByRole('button', { name: commonMessages.spanish.closeToast }));
  await waitFor(() => expect(title).not.toBeInTheDocument());
});

it('takes a removal back', async () => {
  const { cart, user } = addLumpia();
  act(() => cart.remove(lumpia.key));
  await user.click(await screen.findByRole('button', { name: commonMessages.spanish.undo }));
  expect(cart.quantityOf(lumpia.key)).toBe(1);
  expect(await screen.findByText(commonMessages.spanish.restored('Lumpia (unidad)'))).toBeVisible();
});

it('shows one toast for many changes of the same dish', async () => {
  const { cart } = addLumpia();
  for (let tap = 0; tap < 5; tap += 1) act(() => cart.increase(lumpia.key));
  expect(await screen.findByText(commonMessages.spanish.quantity('Lumpia (unidad)', 6))).toBeVisible();
  await waitFor(() => expect(screen.getAllByText(/Lumpia/)).toHaveLength(1));
});

it('goes after five seconds, but not while it holds the focus', () => {
  jest.useFakeTimers();
  addLumpia();
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

it('is led to by a key, which it names, from the place of a line that left', async () => {
  const { cart, user } = renderApp(
    <>
      <h2 tabIndex={-1}>Carrito</h2>
      <CartToasts />
    </>,
  );
  const place = screen.getByRole('heading', { name: 'Carrito' });
  act(() => cart.add(lumpia));
  act(() => cart.remove(lumpia.key));
  act(() => place.focus());
  expect(await screen.findByText(commonMessages.spanish.undoKey)).toBeVisible();
  await user.keyboard('{Alt>}{Shift>}[KeyZ]{/Shift}{/Alt}');
  expect(screen.getByRole('button', { name: commonMessages.spanish.undo })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(cart.quantityOf(lumpia.key)).toBe(1);
  expect(place).toHaveFocus();
});
