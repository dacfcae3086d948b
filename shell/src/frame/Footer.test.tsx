import { act, screen } from '@testing-library/react';
import { storedCart } from '@asia/shared/cart';
import { pinnedFacts, telLink } from '@asia/shared/restaurant';
import { renderApp } from '@asia/shared/testing';
import { Footer } from './Footer';

const link = (name: string | RegExp) => screen.getByRole('link', { name });

it('changes the language with a whole page', async () => {
  const { user, address } = renderApp(<Footer />, { route: '/Menu' });
  const english = link('Menu in English');
  expect(english).toHaveAttribute('href', '/CartaIngles');
  expect(english).toHaveAttribute('lang', 'en');
  expect(link('中文菜单')).toHaveAttribute('href', '/CartaChino');
  // The router would have changed the address; a plain link leaves that to the browser, and jsdom does nothing.
  english.addEventListener('click', (event) => event.preventDefault());
  await user.click(english);
  expect(address()).toBe('/Menu');
});

it('changes the language without a new document while the browser refuses to store the cart', async () => {
  const { user, address } = renderApp(<Footer />, { route: '/Menu' });
  jest.spyOn(storedCart.storage, 'read').mockReturnValue(undefined);
  act(() => storedCart.save());
  await user.click(link('Menu in English'));
  expect(address()).toBe('/CartaIngles');
});

it('dials three telephones, each named by what it is for', () => {
  renderApp(<Footer />);
  const { footer, footerNames = [] } = pinnedFacts.phones;
  expect([footer.length, footerNames.length]).toEqual([3, 3]);
  for (const [index, name] of footerNames.entries())
    expect(link(new RegExp(`^${name}`))).toHaveAttribute('href', telLink(footer[index] ?? ''));
});
