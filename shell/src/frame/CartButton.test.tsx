import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { cart } from '@asia/shared/cart';
import { commonMessages } from '@asia/shared/messages';
import { anOrderableDish, aSiteTable } from '@asia/shared/testing';
import { spanish as texts } from '../messages/es';
import { setRoutes } from '../routing/routes';
import { CartButton } from './CartButton';

const site = (
  <MemoryRouter>
    <CartButton />
  </MemoryRouter>
);

/** The prerendered cart button, opened as the boot script does. */
function openedButton(): HTMLElement {
  const host = document.body.appendChild(document.createElement('div'));
  const view = renderToString(site);
  expect(view).toContain('data-counter="closed"');
  host.innerHTML = view
    .replace('data-counter="closed"', 'data-counter="open"')
    .replace(/(data-counts[^>]*>)[^<]+/g, '$1Siete');
  expect(host).toHaveTextContent('SieteSieteSiete');
  return host;
}

// React's development build writes a warning for what differs, which fails the test.
describe('a cart button that the boot script has opened', () => {
  beforeEach(() => setRoutes(aSiteTable()));

  it('hydrates without a difference, and shows the cart', () => {
    const container = openedButton();
    act(() => {
      cart.add(anOrderableDish({ price: 9000 }));
      cart.add(anOrderableDish({ key: 'sopas:otra', price: 1000 }));
    });
    render(site, { container, hydrate: true });
    const link = screen.getByRole('link', {
      name: texts.cart(commonMessages.spanish.dishes(2), commonMessages.spanish.pesos(10_000)),
    });
    expect(link).toHaveTextContent('2 platos$ 10.000');
    expect(link).toHaveAttribute('data-counter', 'open');
    act(() => cart.clear());
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });

  it('leaves a page whose cart is empty after all', () => {
    render(site, { container: openedButton(), hydrate: true });
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });
});
