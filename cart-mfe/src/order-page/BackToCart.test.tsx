import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { BrowserRouter, Link, useLocation } from '@asia/shared/router';
import { BackOnePage } from '../cart-page/BackOnePage';
import { spanish as texts } from '../messages/es';
import { BackToCart } from './BackToCart';

/** The ways between three pages. */
function Ways() {
  const { pathname } = useLocation();
  if (pathname === '/CheckoutPage') return <BackToCart />;
  if (pathname !== '/Cart') return <Link to="/Cart">Carrito</Link>;
  return (
    <>
      <BackOnePage />
      <Link to="/CheckoutPage">Continuar</Link>
    </>
  );
}

it('leads from the checkout through the cart to the page before', async () => {
  const tap = (name: string) => fireEvent.click(screen.getByRole('link', { name }));
  window.history.replaceState(null, '', '/Sopas');
  render(
    <BrowserRouter useTransitions={false}>
      <Ways />
    </BrowserRouter>,
  );
  tap('Carrito');
  tap('Continuar');
  for (const page of ['/Cart', '/Sopas']) {
    tap(texts.back);
    await waitFor(() => expect(window.location.pathname).toBe(page));
    await screen.findByRole('link', { name: page === '/Cart' ? 'Continuar' : 'Carrito' });
  }
});
