/** The release prerenders every page and the browser hydrates it: both must draw the same HTML. */
import { act, fireEvent, within } from '@testing-library/react';
import { Suspense } from 'react';
import { cart } from '@asia/shared/cart';
import { products } from '@asia/shared/products';
import { addNodesBesideFields, anOrderableDish, hydrate } from '@asia/shared/testing';
import CartPage from './cart-page/CartPage';
import CheckoutPage from './checkout/CheckoutPage';
import { draft } from './checkout/useDraft';
import { spanish as texts } from './messages/es';
import { freshCheckout } from './testing/checkoutFixtures';

beforeEach(() => {
  jest.spyOn(products, 'retain').mockReturnValue(() => undefined);
});
afterEach(() => act(() => cart.clear()));

describe.each([0, 2])('with %i units in the cart', (units) => {
  beforeEach(() => {
    if (units > 0) cart.add(anOrderableDish(), units);
  });

  test('the cart hydrates without differences', async () => {
    const { prerendered, differences } = await hydrate(<CartPage />, '/Cart');
    expect(prerendered).toContain(texts.cartTitle);
    expect(differences).toEqual([]);
  });

  test('the checkout hydrates without differences', async () => {
    const { prerendered, differences } = await hydrate(<CheckoutPage />, '/CheckoutPage');
    expect(prerendered).toContain(texts.checkoutTitle);
    expect(differences).toEqual([]);
  });
});

test.each([
  ['hydrates', () => undefined],
  ['draws the page again, because an extension has added nodes', addNodesBesideFields],
])('what stands in the checkout stays when React %s', async (_, extend) => {
  freshCheckout();
  const { differences } = await hydrate(
    <Suspense>
      <CheckoutPage />
    </Suspense>,
    '/CheckoutPage',
    (container) => {
      const field = within(container);
      fireEvent.change(field.getByLabelText(texts.name), { target: { value: 'Ana' } });
      fireEvent.change(field.getByLabelText(texts.area), { target: { value: 'Bello' } });
      fireEvent.click(field.getByLabelText(texts.payments.tarjeta!));
      fireEvent.click(field.getByLabelText(texts.keep));
      fireEvent.click(field.getByLabelText(texts.consent));
      extend(container);
    },
  );
  const field = within(document.body);
  expect(differences).toHaveLength(extend === addNodesBesideFields ? 1 : 0);
  expect(field.getByLabelText(texts.name)).toHaveValue('Ana');
  expect(field.getByLabelText(texts.area)).toHaveValue('Bello');
  expect(field.getByLabelText(texts.payments.tarjeta!)).toBeChecked();
  expect(draft.details).toMatchObject({ name: 'Ana', neighbourhood: 'Bello', payment: 'tarjeta' });
  expect(field.getByLabelText(texts.keep)).toBeChecked();
  expect(draft.kept).toBe(true);
  expect(field.getByLabelText(texts.consent)).not.toBeChecked();
});
