import { screen } from '@testing-library/react';
import { expectAccessible, renderApp } from '@asia/shared/testing';
import NotFoundPage from './NotFoundPage';

describe('NotFoundPage', () => {
  it('shows its title, and leads home or to the carta', async () => {
    const { container } = renderApp(<NotFoundPage />, { route: '/nada' });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Página no encontrada');
    expect(screen.getByRole('link', { name: 'Volver al inicio.' })).toHaveAttribute('href', '/');
    expect(screen.getByRole('link', { name: 'Ver la carta' })).toHaveAttribute('href', '/Carta');
    await expectAccessible(container);
  });
});
