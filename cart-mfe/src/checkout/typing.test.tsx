import '../testing/checkoutFixtures';
import { screen } from '@testing-library/react';
import type * as react from 'react';
import { renderApp } from '@asia/shared/testing';
import { spanish as texts } from '../messages/es';
import { lumpia } from '../testing/dishes';
import CheckoutPage from './CheckoutPage';

const mockSlip = jest.fn(() => null);
const mockBar = jest.fn(() => null);
jest.mock('../order-slip/OrderSlip', () => ({ OrderSlip: () => mockSlip() }));
// With `memo`, like the real one: drawn again where its props differ.
jest.mock('./OrderBar', () => ({
  OrderBar: jest.requireActual<typeof react>('react').memo(() => mockBar()),
}));

it('draws neither the lines of the order nor its total again for a letter of a name', async () => {
  const { user } = renderApp(<CheckoutPage />, { cart: [lumpia()] });
  const field = screen.getByLabelText(texts.name);
  await user.type(field, 'M');
  for (const draw of [mockSlip, mockBar]) {
    expect(draw).toHaveBeenCalled();
    draw.mockClear();
  }
  await user.type(field, 'aría');
  expect(field).toHaveValue('María');
  expect([mockSlip, mockBar].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
});
