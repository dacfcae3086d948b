/** The release prerenders every page and the browser hydrates it: both must draw the same HTML. */
import { hydrate } from '@asia/shared/testing';
import MemoryGame from './memory-game/MemoryGame';
import { texts } from './messages/es';
import { gameTexts } from './messages/game/es';
import SalonPage from './salon/SalonPage';

test('the hall hydrates without differences', async () => {
  const { prerendered, differences } = await hydrate(<SalonPage />, '/Salon');
  expect(prerendered).toContain(texts.reserve);
  expect(differences).toEqual([]);
});

test('the game hydrates without differences, and is shuffled after that', async () => {
  const { prerendered, differences } = await hydrate(<MemoryGame />, '/Menuinfantil');
  expect(prerendered).toContain(gameTexts.restart);
  expect(differences).toEqual([]);
});
