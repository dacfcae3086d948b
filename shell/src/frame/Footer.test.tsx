import { screen } from '@testing-library/react';
import { commonMessages } from '@asia/shared/messages';
import { restaurant, telLink } from '@asia/shared/restaurant';
import { expectAccessible, renderApp } from '@asia/shared/testing';
import { footerTexts } from '../messages/footer/es';
import { Footer } from './Footer';

const href = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href');

describe('Footer', () => {
  it('leads to the carta by a picture and its word', () => {
    renderApp(<Footer />);
    expect(href(new RegExp(footerTexts.carta))).toBe('/Carta');
    expect(screen.getByRole('img', { name: footerTexts.wholeCarta })).toBeInTheDocument();
  });

  it('changes the language with a whole page', async () => {
    const { user, address } = renderApp(<Footer />, { route: '/Menu' });
    const english = screen.getByRole('link', { name: 'Menu in English' });
    expect(english).toHaveAttribute('href', '/CartaIngles');
    expect(english).toHaveAttribute('lang', 'en');
    expect(href('中文菜单')).toBe('/CartaChino');
    // The router would have changed the address; a plain link leaves that to the browser, and jsdom does nothing.
    english.addEventListener('click', (event) => event.preventDefault());
    await user.click(english);
    expect(address()).toBe('/Menu');
  });

  it('dials three telephones', () => {
    renderApp(<Footer />);
    const phones = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(phones.filter((target) => /^tel:\+57\d{10}$/.test(target ?? ''))).toHaveLength(3);
  });

  it('names each telephone by what it is for', () => {
    renderApp(<Footer />);
    const { footer, footerNames = [] } = restaurant.phones;
    expect(footerNames).toHaveLength(footer.length);
    footerNames.forEach((name, index) =>
      expect(href(new RegExp(`^${name}`))).toBe(telLink(footer[index] ?? '')),
    );
  });

  it('opens Instagram in another tab, without opener and referrer', () => {
    renderApp(<Footer />);
    const link = screen.getByRole('link', {
      name: `${footerTexts.instagram} ${commonMessages.spanish.newTab}`,
    });
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  });

  it('shows the hours', () => {
    renderApp(<Footer />);
    expect(screen.getByText('Domingos y festivos 11:00 AM a 9:30 PM')).toBeVisible();
  });

  it('shows the address, who made the site, and what happens to the data', async () => {
    const { container } = renderApp(<Footer />);
    expect(screen.getByText(/Medellín$/, { selector: 'li a' })).toHaveAttribute('href', '/contact');
    expect(screen.getByRole('link', { name: /Sitio hecho en Medellín/ })).toHaveAttribute('rel', 'noopener');
    expect(href(footerTexts.yourData)).toBe('/CheckoutPage#tus-datos');
    await expectAccessible(container);
  });
});
