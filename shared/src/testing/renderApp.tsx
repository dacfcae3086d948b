import { act, configure, getConfig, render } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { runInAction } from 'mobx';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { cart, orderRecord } from '../cart';
import type { CartItem } from '../contracts';
import { language } from '../messages';

// The default of one second is too short on a busy machine.
configure({ asyncUtilTimeout: 15_000 });

beforeEach(() => language.recall('es'));

// No test knows the order of another.
beforeEach(() =>
  runInAction(() => {
    orderRecord.last = null;
    orderRecord.end();
  }),
);

export interface RenderAppOptions {
  /** Address of the page: `/ArrozChino?plato=…`. */
  route?: string;
  cart?: CartItem[];
}

function AddressBar({ onChange }: { onChange: (address: string) => void }) {
  const { pathname, search, hash } = useLocation();
  onChange(`${pathname}${search}${hash}`);
  return null;
}

/** Runs work that makes a component wait with `use`: React renders it again only in an awaited `act`. */
export const awaited = <Result,>(work: () => Result | Promise<Result>): Promise<Result> =>
  act(async () => work());

/** A guest; every step is {@link awaited}. */
function patientUser(): UserEvent {
  return new Proxy(userEvent.setup(), {
    get:
      (user, step: keyof UserEvent) =>
      (...args: never[]) =>
        awaited(async () => {
          // Testing-library's own leaves the `act`.
          const { asyncWrapper } = getConfig();
          configure({ asyncWrapper: (work) => work() });
          try {
            await (user[step] as (...args: never[]) => unknown)(...args);
          } finally {
            configure({ asyncWrapper });
          }
        }),
  });
}

/** Renders a page as the shell would: inside a router at `route`, and with the lines of `cart` in the one cart. */
export function renderApp(ui: ReactNode, { route = '/', cart: items = [] }: RenderAppOptions = {}) {
  runInAction(() => {
    cart.setLines(items);
    cart.lastChange = null;
  });
  let address = route;
  const user = patientUser();
  const view = render(
    <MemoryRouter initialEntries={[route]} useTransitions={false}>
      <AddressBar onChange={(current) => (address = current)} />
      {ui}
    </MemoryRouter>,
  );
  return { ...view, user, cart, address: () => address };
}
