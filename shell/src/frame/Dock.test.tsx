import { readFileSync } from 'node:fs';
import path from 'node:path';
import { act, screen } from '@testing-library/react';
import { LAST_STEP } from '@asia/shared/contracts';
import { aCartItem, anOrderableDish, aSiteTable, expectAccessible, renderApp } from '@asia/shared/testing';
import { setRoutes } from '../routes/routes';
import { Dock } from './Dock';

beforeEach(() => setRoutes(aSiteTable()));

describe('Dock', () => {
  it('opens WhatsApp in another tab with the greeting written', () => {
    renderApp(<Dock />);
    const link = screen.getByRole('link', { name: 'Escríbenos por WhatsApp (abre en otra pestaña)' });
    const address = new URL(link.getAttribute('href') ?? '');
    expect(address.origin).toBe('https://wa.me');
    expect(address.searchParams.get('text')).toBe(
      'Hola, vengo de la página web de Asia y quiero hacer un pedido.',
    );
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  });

  it('shows no cart while there is nothing in it', () => {
    const { cart } = renderApp(<Dock />);
    expect(screen.queryByRole('link', { name: /Ver carrito/ })).not.toBeInTheDocument();
    act(() => cart.add(anOrderableDish()));
    expect(screen.getByRole('link', { name: /Ver carrito: 1 plato, \$\s9\.800/ })).toHaveAttribute(
      'href',
      '/Cart',
    );
  });

  it('follows units and subtotal', async () => {
    const { cart, container } = renderApp(<Dock />, { cart: [aCartItem({ cartQuantity: 2 })] });
    expect(screen.getByRole('link', { name: /Ver carrito: 2 platos, \$\s19\.600/ })).toBeVisible();
    act(() => cart.increase(aCartItem().key));
    expect(screen.getByRole('link', { name: /Ver carrito: 3 platos, \$\s29\.400/ })).toBeVisible();
    await expectAccessible(container);
  });

  it.each(['/Cart', '/cart/', '/CheckoutPage', '/checkoutpage'])('leaves the cart out on %s', (route) => {
    renderApp(<Dock />, { route, cart: [aCartItem()] });
    expect(screen.queryByRole('link', { name: /Ver carrito/ })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: /WhatsApp/ })).toBeVisible();
  });

  it('knows in its styles the mark of a page whose last button is in view', () => {
    const styles = readFileSync(path.join(__dirname, 'Dock.module.css'), 'utf8');
    expect(styles).toContain(`:root[${LAST_STEP}]`);
  });
});
