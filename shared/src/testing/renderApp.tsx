import { configure, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { runInAction } from 'mobx';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { cart } from '../cart';
import type { CartItem } from '../contracts';
import { aCartItem } from './fixtures';

// The default of one second is too short on a busy machine.
configure({ asyncUtilTimeout: 15_000 });

export interface RenderAppOptions {
  /** Address of the page: `/ArrozChino?plato=…`. */
  route?: string;
  /** What the cart holds when the page appears. */
  cart?: CartItem[];
}

function AddressBar({ onChange }: { onChange: (address: string) => void }) {
  const { pathname, search, hash } = useLocation();
  onChange(`${pathname}${search}${hash}`);
  return null;
}

/**
 * Renders a page as the shell would: inside a router at `route`, and with the lines of `cart` in the one
 * cart.
 * @returns what testing-library returns, with `user`, `cart`, and `address()`, which returns the current
 * address
 */
export function renderApp(ui: ReactNode, { route = '/', cart: items = [] }: RenderAppOptions = {}) {
  runInAction(() => {
    // Whatever an earlier test removed belongs to no later change.
    cart.repeat([aCartItem()]);
    cart.cartItems = items;
    cart.lastChange = null;
  });
  let address = route;
  const user = userEvent.setup();
  const view = render(
    <MemoryRouter initialEntries={[route]}>
      <AddressBar onChange={(current) => (address = current)} />
      {ui}
    </MemoryRouter>,
  );
  return { ...view, user, cart, address: () => address };
}
