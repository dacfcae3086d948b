/** The release prerenders every page and the browser hydrates it: both must draw the same HTML. */
import './testing/checkoutFixtures';
import { act, fireEvent, within } from '@testing-library/react';
import { Suspense } from 'react';
import { cart } from '@asia/shared/cart';
import { products } from '@asia/shared/products';
import { addNodesBesideFields, anOrderableDish, hydrate } from '@asia/shared/testing';
import CartPage from './cart-page/CartPage';
import CheckoutPage from './checkout/CheckoutPage';
import { draft } from './checkout/useDraft';
import { spanish as texts } from './messages/es';

beforeEach(() => {
  jest.spyOn(products, 'retain').mockReturnValue(() => undefined);
});
afterEach(() => act(() => cart.clear()));

describe.each([0, 2])('with %i units in the cart', (units) => {
  test.each([
    ['cart', <CartPage key="cart" />, '/Cart', texts.cartTitle],
    ['checkout', <CheckoutPage key="checkout" />, '/CheckoutPage', texts.checkoutTitle],
  ])('the %s hydrates without differences', async (_, page, address, title) => {
    if (units > 0) cart.add(anOrderableDish(), units);
    const { prerendered, differences } = await hydrate(page, address);
    expect(prerendered).toContain(title);
    expect(differences).toEqual([]);
  });
});

const chooseArea = (container: HTMLElement) =>
  fireEvent.change(within(container).getByLabelText(texts.area), { target: { value: 'Bello' } });
const choosePickup = (container: HTMLElement) =>
  fireEvent.click(within(container).getByRole('radio', { name: new RegExp(`^${texts.byPickup}`) }));

test.each([
  ['hydrates', 'Bello', chooseArea, 0],
  ['hydrates', 'recoger', choosePickup, 0],
  [
    'draws the page again, because an extension has added nodes',
    'Bello',
    (container: HTMLElement) => {
      chooseArea(container);
      addNodesBesideFields(container);
    },
    1,
  ],
])('what stands in the checkout stays when React %s: %s', async (_, neighbourhood, write, drawnAgain) => {
  const { differences } = await hydrate(
    <Suspense>
      <CheckoutPage />
    </Suspense>,
    '/CheckoutPage',
    (container) => {
      const field = within(container);
      fireEvent.change(field.getByLabelText(texts.name), { target: { value: 'Ana' } });
      fireEvent.change(field.getByLabelText(new RegExp(`^${texts.note}`)), { target: { value: 'Timbre' } });
      fireEvent.click(field.getByLabelText(texts.payments.tarjeta!));
      fireEvent.click(field.getByLabelText(texts.keep));
      fireEvent.click(field.getByLabelText(texts.consent));
      write(container);
    },
  );
  const field = within(document.body);
  expect(differences).toHaveLength(drawnAgain);
  expect(field.getByLabelText(texts.name)).toHaveValue('Ana');
  expect(field.getByLabelText(texts.payments.tarjeta!)).toBeChecked();
  expect(draft.details).toMatchObject({ name: 'Ana', note: 'Timbre', neighbourhood, payment: 'tarjeta' });
  expect(field.getByLabelText(texts.keep)).toBeChecked();
  expect(draft.kept).toBe(true);
  // Nobody can tell whether the guest or the browser has ticked the box: the consent waits for another tick.
  expect(field.getByLabelText(texts.consent)).not.toBeChecked();
  expect(field.getByRole('button', { name: texts.send })).toBeDisabled();
});
