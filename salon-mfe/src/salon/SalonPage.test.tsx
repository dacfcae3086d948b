import { fireEvent, screen } from '@testing-library/react';
import { content } from '@asia/shared/content';
import { entry } from '@asia/shared/contracts';
import { chat } from '@asia/shared/messages';
import { renderApp } from '@asia/shared/testing';
import { texts } from '../messages/es';
import SalonPage from './SalonPage';

it('books by telephone and prints the number', () => {
  renderApp(<SalonPage />, { route: '/Salon' });
  expect(screen.getByRole('link', { name: texts.reserve })).toHaveAttribute('href', 'tel:+573000000003');
  // Beside the description and inside the ring.
  expect(screen.getAllByText('+57 300 000 0003')).toHaveLength(2);
});

it('offers the chat to whoever cannot call', () => {
  renderApp(<SalonPage />, { route: '/Salon' });
  const link = screen.getByRole('link', { name: new RegExp(`^${texts.askInChat}`) });
  const question = chat.greeting(texts.wish);
  expect(link).toHaveAttribute('href', `https://wa.me/573000000001?text=${encodeURIComponent(question)}`);
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener noreferrer');
});

it('shows a laid table in place of a picture that does not load', () => {
  global.fetch = jest.fn(() => Promise.reject(new TypeError()));
  renderApp(<SalonPage />, { route: '/Salon' });
  const { pictures, fallback } = content(entry('page/Salon')).gallery;
  const shown = () => screen.getByRole('img', { name: pictures[0]!.alt });
  fireEvent.error(shown());
  expect(shown()).toHaveAttribute('src', expect.stringContaining(`/${fallback.picture.name}.`));
});
