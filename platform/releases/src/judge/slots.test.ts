import type { AppDescription } from '@asia/shared/contracts';
import { unmatchedSlots } from './slots';

const slots = { game: 'kids-game' };
const kids: AppDescription = {
  name: 'menu-mfe',
  exposes: { KidsPage: './kids.tsx' },
  routes: [{ path: '/Menuinfantil', page: 'KidsPage', slots }],
};
const salon = (slot: string): AppDescription => ({
  name: 'salon-mfe',
  exposes: { MemoryGame: './game.tsx' },
  routes: [],
  fills: { [slot]: 'MemoryGame' },
});
const empty = (route: string) =>
  `No live app fills the slot kids-game of menu-mfe's route ${route}: it stays empty.`;

it('finds nothing where slots have their fillers', () => {
  expect(unmatchedSlots([kids, salon('kids-game')])).toEqual([]);
});

it('reports both ends of a renamed slot', () => {
  expect(unmatchedSlots([kids, salon('memory')])).toEqual([
    empty('/Menuinfantil'),
    'salon-mfe fills the slot memory, which no live page offers.',
  ]);
});

it.each([
  [{ only: 'infantil' }, 'of the category infantil'],
  [{}, 'of each category'],
])('names a page of categories with %j as the one %s', (which, named) => {
  const page = { each: 'category' as const, ...which, page: 'KidsPage', slots };
  expect(unmatchedSlots([{ ...kids, routes: [page] }])).toEqual([empty(named)]);
});
