import { screen } from '@testing-library/react';
import { expectAccessible, renderApp } from '@asia/shared/testing';
import { pageTexts } from '../messages/pages/es';
import NotFoundPage from './NotFoundPage';

describe('NotFoundPage', () => {
  it('shows its title, and leads home or to the carta', async () => {
    const { container } = renderApp(<NotFoundPage />, { route: '/nada' });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(pageTexts.notFound);
    expect(screen.getByRole('link', { name: pageTexts.toHome })).toHaveAttribute('href', '/');
    expect(screen.getByRole('link', { name: pageTexts.toCarta })).toHaveAttribute('href', '/Carta');
    await expectAccessible(container);
  });
});
