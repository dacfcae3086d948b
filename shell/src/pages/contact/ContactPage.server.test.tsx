/** @jest-environment node */
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import ContactPage from './ContactPage';

it('says to search engines which restaurant it is about', () => {
  const view = renderToString(
    <MemoryRouter>
      <ContactPage />
    </MemoryRouter>,
  );
  expect(view).toMatch(/<script type="application\/ld\+json">{"@context":"[^"]*","@type":"Restaurant",/);
});
