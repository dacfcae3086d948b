import { configure, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { runInAction } from 'mobx';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { cart } from '../cart';
import type { CartItem } from '../contracts';

// The second that it waits by itself is too short for a machine that does something else meanwhile.
configure({ asyncUtilTimeout: 15_000 });

export interface RenderAppOptions {
  /** Address in the bar: `/ArrozChino?plato=…`. */
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
 * Renders a page as the shell would: the look of the house, a router at `route`, and the one cart with `cart` inside.
 * @returns what testing-library gives, with `user`, `cart`, and `address()`, the address now in the bar
 */
export function renderApp(ui: ReactNode, { route = '/', cart: items = [] }: RenderAppOptions = {}) {
  runInAction(() => {
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
