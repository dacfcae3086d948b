import { screen } from '@testing-library/react';
import { expectAccessible, renderApp } from '@asia/shared/testing';
import { pageTexts } from '../../messages/pages/es';
import AboutPage from './AboutPage';

describe('AboutPage', () => {
  it('welcomes under the name of the restaurant', async () => {
    const { container } = renderApp(<AboutPage />);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Asia');
    expect(screen.getByText(/^Te damos la bienvenida\. Cocinamos comida china/)).toBeVisible();
    await expectAccessible(container);
  });

  it('describes hot and mild dishes, rice, chopsuey and children', () => {
    renderApp(<AboutPage />);
    for (const text of [
      /busca la cazuela de res, el Mapo tofu/,
      /Si prefieres sabores suaves/,
      /El arroz chowfan va al wok/,
      /El chopsuey junta verduras crocantes/,
      /croquetas de pollo en salsa agridulce/,
    ])
      expect(screen.getByText(text)).toBeVisible();
  });

  it('shows two dishes and the new-year drawing, each described', () => {
    renderApp(<AboutPage />);
    expect(screen.getAllByRole('img').map((image) => image.getAttribute('alt'))).toEqual([
      expect.stringContaining('Cazuela'),
      expect.stringContaining('Arroz chowfan'),
      expect.stringContaining('Año Nuevo Chino'),
    ]);
    expect(screen.getByRole('heading', { name: 'Año Nuevo Chino' })).toBeVisible();
  });

  it('leads to the menu and to the contact page', () => {
    renderApp(<AboutPage />);
    expect(screen.getByRole('link', { name: pageTexts.toMenu })).toHaveAttribute('href', '/menu');
    expect(screen.getByRole('link', { name: pageTexts.toContact })).toHaveAttribute('href', '/contact');
  });
});
