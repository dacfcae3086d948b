/** The release prerenders every page and the browser hydrates it: both must draw the same HTML. */
import { act } from '@testing-library/react';
import { cart } from '@asia/shared/cart';
import { anOrderableDish, hydrate } from '@asia/shared/testing';
import { Frame } from './frame/Frame';
import { homeTexts } from './messages/home/es';
import { spanish as pageTexts } from './messages/pages/es';
import AboutPage from './pages/about/AboutPage';
import ContactPage from './pages/contact/ContactPage';
import HomePage from './pages/home/HomePage';
import NotFoundPage from './pages/NotFoundPage';

afterEach(() => act(() => cart.clear()));

test.each([
  ['/', homeTexts.toMenu, <HomePage key="home" />],
  ['/About', 'Al wok', <AboutPage key="about" />],
  ['/Contact', pageTexts.contactDetails, <ContactPage key="contact" />],
  ['/x', pageTexts.notFound, <NotFoundPage key="not-found" />],
])('%s hydrates within its frame without differences, an order in the cart', async (address, words, page) => {
  const { prerendered, differences } = await hydrate(<Frame>{page}</Frame>, address, () =>
    cart.add(anOrderableDish(), 2),
  );
  expect(prerendered).toContain(words);
  expect(differences).toEqual([]);
});

test('the home page leaves all but its first picture to after hydration', async () => {
  const { pictures } = await hydrate(
    <Frame>
      <HomePage />
    </Frame>,
    '/',
  );
  expect(pictures).toBe(1);
});
