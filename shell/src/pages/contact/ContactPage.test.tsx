import { act, screen, within } from '@testing-library/react';
import { language } from '@asia/shared/messages';
import { pinnedFacts, telLink } from '@asia/shared/restaurant';
import { renderApp } from '@asia/shared/testing';
import { spanish as pageTexts } from '../../messages/pages/es';
import ContactPage from './ContactPage';

test('the contact page dials its telephones', () => {
  renderApp(<ContactPage />);
  const table = within(screen.getByRole('table', { name: pageTexts.contactDetails }));
  const targets = table.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(targets).toEqual(expect.arrayContaining(pinnedFacts.phones.contact.map(telLink)));
});

test('its few words are in the language of the guest, and lead to the carta', async () => {
  await act(() => language.choose('en'));
  renderApp(<ContactPage />);
  const label = screen.getByRole('rowheader', { name: 'Opening hours' });
  expect(label).toHaveAttribute('lang', 'en');
  expect(screen.getByRole('link', { name: 'See the menu' })).toHaveAttribute('href', '/CartaIngles');
});
