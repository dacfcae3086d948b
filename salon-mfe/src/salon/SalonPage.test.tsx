import { screen, within } from '@testing-library/react';
import { chat } from '@asia/shared/messages';
import { expectAccessible, renderApp } from '@asia/shared/testing';
import { texts } from '../messages/es';
import SalonPage from './SalonPage';

function renderPage() {
  return renderApp(<SalonPage />, { route: '/Salon' });
}

it('invites to celebrate and leads to the menu', () => {
  renderPage();
  expect(screen.getByRole('heading', { level: 1, name: 'Nuestro salón' })).toBeInTheDocument();
  expect(
    screen.getByText('Celebra con nosotros. Ponemos la mesa, la vista y la comida.'),
  ).toBeInTheDocument();
  expect(screen.getByRole('link', { name: texts.toMenu })).toHaveAttribute('href', '/menu');
});

it('describes the hall', () => {
  renderPage();
  expect(screen.getByRole('heading', { level: 2, name: 'Un salón con vista' })).toBeInTheDocument();
  expect(screen.getByText(/vista panorámica y WiFi.*cocina asiática/)).toBeInTheDocument();
});

it('says at the top what decides', () => {
  renderPage();
  expect(screen.getByText(texts.panoramicView)).toBeInTheDocument();
});

it('lists the five celebrations', () => {
  renderPage();
  expect(screen.getAllByRole('heading', { level: 3 }).map((each) => each.textContent)).toEqual([
    'Día de la Madre',
    'Cumpleaños',
    'Grados',
    'Matrimonios',
    'Año Nuevo',
  ]);
});

it('books by telephone and prints the number', () => {
  renderPage();
  const book = screen.getByRole('link', { name: texts.reserve });
  expect(book).toHaveAttribute('href', 'tel:+573000000003');
  expect(screen.getByText('Llámanos y apartamos el salón para tu grupo.')).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Reserva tu fecha' })).toBeInTheDocument();
  // Beside the description and inside the ring.
  expect(screen.getAllByText('+57 300 000 0003')).toHaveLength(2);
});

it('offers the chat to whoever cannot call', () => {
  renderPage();
  const link = screen.getByRole('link', { name: new RegExp(`^${texts.askInChat}`) });
  const question = chat.greeting(texts.wish);
  expect(link).toHaveAttribute('href', `https://wa.me/573000000001?text=${encodeURIComponent(question)}`);
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener noreferrer');
});

it('shows three pictures of the hall', () => {
  renderPage();
  const gallery = screen.getByRole('region', { name: 'El salón en imágenes' });
  expect(
    within(gallery).getAllByRole('button', {
      name: new RegExp(`^${texts.place(0, 3).replace('0', '\\d')}:`),
    }),
  ).toHaveLength(3);
});

it('breaks no rule of accessibility', async () => {
  const { container } = renderPage();
  await expectAccessible(container);
});
