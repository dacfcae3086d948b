import { readFileSync } from 'node:fs';
import path from 'node:path';
import { screen, within } from '@testing-library/react';
import { commonMessages } from '@asia/shared/messages';
import { expectAccessible, renderApp, setWidth } from '@asia/shared/testing';
import { steps } from '@asia/shared/ui';
import { homeTexts } from '../../messages/home/es';
import { locationTexts } from '../../messages/location/es';
import HomePage from './HomePage';

const tilesList = () => within(screen.getByRole('main')).getAllByRole('list')[0] as HTMLElement;
const renderHome = () => renderApp(<HomePage />, { route: '/' });

describe('HomePage', () => {
  beforeEach(() => setWidth(1280));

  it('opens with the logo, the tagline and the way to the menu', async () => {
    const { container } = renderHome();
    expect(screen.getByRole('img', { name: 'Asia, comida china en Medellín' })).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Auténtica comida china en Las Palmas del Poblado',
    );
    expect(screen.getByRole('link', { name: homeTexts.toMenu })).toHaveAttribute('href', '/menu');
    await expectAccessible(container);
  });

  it('shows where deliveries go, from what price, and when the restaurant is open', () => {
    renderHome();
    expect(
      screen.getByText(
        'Domicilios en Poblado, Laureles, Centro, Buenos Aires, Envigado, Sabaneta, Robledo, Itagui y Bello',
      ),
    ).toBeVisible();
    expect(
      screen.getByRole('heading', { name: homeTexts.deliveryFrom(commonMessages.spanish.pesos(2000)) }),
    ).toBeVisible();
    expect(screen.getByText('Lunes a sábado 11:00 AM a 10:00 PM')).toBeVisible();
    expect(screen.getByText('Domingos y festivos 11:00 AM a 9:30 PM')).toBeVisible();
  });

  it('has four tiles with title, line and target', () => {
    renderHome();
    const tiles = screen
      .getAllByRole('listitem')
      .map((item) => within(item).getByRole('link'))
      .map((link) => [
        within(link).getByRole('heading', { level: 3 }).textContent,
        link.getAttribute('href'),
      ]);
    expect(tiles).toEqual([
      ['Arroz Chino', '/ArrozChino'],
      ['Chop Suey', '/ChopSuey'],
      ['Salsa Agridulce', '/SalsaAgridulce'],
      ['Entradas', '/Entradas'],
    ]);
  });

  it('lays the tiles out by the same width as its style sheet', () => {
    const style = readFileSync(path.join(__dirname, 'HomePage.module.css'), 'utf8');
    expect(style).toContain(`@media (min-width: ${(steps.tiles + 1) / 16}em)`);
  });

  it('lays the tiles out for a phone up to 768 px, and follows the window', () => {
    renderApp(
      <main>
        <HomePage />
      </main>,
    );
    expect(tilesList()).toHaveAttribute('data-layout', 'wide');
    setWidth(768);
    expect(tilesList()).toHaveAttribute('data-layout', 'mobile');
    setWidth(769);
    expect(tilesList()).toHaveAttribute('data-layout', 'wide');
  });

  it('invites into the hall', () => {
    renderHome();
    expect(screen.getByRole('heading', { name: 'Comer en el Salon' })).toBeVisible();
    expect(screen.getByRole('link', { name: homeTexts.toHall })).toHaveAttribute('href', '/Salon');
  });

  it('shows the way beside the map', () => {
    renderHome();
    expect(screen.getByRole('link', { name: new RegExp(locationTexts.directions) })).toHaveAttribute(
      'rel',
      'noopener noreferrer',
    );
    expect(screen.getByRole('link', { name: new RegExp(locationTexts.call) })).toHaveAttribute(
      'href',
      expect.stringMatching(/^tel:\+57/),
    );
  });
});
