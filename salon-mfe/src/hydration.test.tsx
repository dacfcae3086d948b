/** A release prerenders every page, and the browser hydrates it. Both must draw the same HTML. */
import { hydrate } from '@asia/shared/testing';
import MemoryGame from './memory-game/MemoryGame';
import { texts } from './messages/es';
import { gameTexts } from './messages/game/es';
import SalonPage from './salon/SalonPage';

test.each([
  ['the hall', <SalonPage />, '/Salon', texts.reserve],
  // The browser shuffles it after that.
  ['the game', <MemoryGame />, '/Menuinfantil', gameTexts.restart],
])('%s hydrates without differences', async (_, page, address, text) => {
  const { prerendered, differences } = await hydrate(page, address);
  expect(prerendered).toContain(text);
  expect(differences).toEqual([]);
});

test('the hall leaves all but its first picture to after hydration', async () => {
  expect((await hydrate(<SalonPage />, '/Salon')).pictures).toBe(1);
});
