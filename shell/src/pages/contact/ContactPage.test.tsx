import { screen, within } from '@testing-library/react';
import { expectAccessible, renderApp } from '@asia/shared/testing';
import { factNames } from '../../messages/facts/es';
import { locationTexts } from '../../messages/location/es';
import { pageTexts } from '../../messages/pages/es';
import ContactPage from './ContactPage';

describe('ContactPage', () => {
  it('welcomes under the name of the restaurant', async () => {
    const { container } = renderApp(<ContactPage />);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Asia');
    await expectAccessible(container);
  });

  it('lists telephones, Instagram, address and hours in a table', () => {
    renderApp(<ContactPage />);
    const table = screen.getByRole('table', { name: pageTexts.contactDetails });
    const rows = within(table).getAllByRole('rowheader');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      pageTexts.phone,
      pageTexts.otherPhone,
      pageTexts.instagram,
      factNames.address,
      factNames.hours,
    ]);
    const phones = within(table)
      .getAllByRole('link')
      .filter((link) => link.getAttribute('href')?.startsWith('tel:'));
    expect(phones).toHaveLength(2);
  });

  it('invites to the flavours of the restaurant, with map and way', () => {
    renderApp(<ContactPage />);
    expect(screen.getByRole('heading', { level: 2, name: 'Arroz chino en Medellín' })).toBeVisible();
    expect(
      screen.getByRole('heading', { level: 3, name: 'Ven a descubrir los sabores de Asia' }),
    ).toBeVisible();
    expect(screen.getByRole('figure')).toHaveTextContent('El mall y el local, en el mapa');
    expect(screen.getByRole('link', { name: new RegExp(locationTexts.directions) })).toBeVisible();
  });

  it('leads to the menu and to the kitchen', () => {
    renderApp(<ContactPage />);
    expect(screen.getByRole('link', { name: pageTexts.toMenu })).toHaveAttribute('href', '/menu');
    expect(screen.getByRole('link', { name: pageTexts.toAbout })).toHaveAttribute('href', '/about');
  });
});
