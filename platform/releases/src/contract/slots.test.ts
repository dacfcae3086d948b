import type { AppDescription } from '@asia/shared/contracts';
import { unmatchedSlots } from './slots';

const kids: AppDescription = {
  name: 'menu-mfe',
  exposes: { KidsPage: './kids.tsx' },
  routes: [{ path: '/Menuinfantil', page: 'KidsPage', slots: { game: 'kids-game' } }],
};
const salon = (slot: string): AppDescription => ({
  name: 'salon-mfe',
  exposes: { MemoryGame: './game.tsx' },
  routes: [],
  fills: { [slot]: 'MemoryGame' },
});

it('finds nothing where slots have their fillers', () => {
  expect(unmatchedSlots([kids, salon('kids-game')])).toEqual([]);
});

it('reports both ends of a renamed slot', () => {
  expect(unmatchedSlots([kids, salon('memory')])).toEqual([
    "No live app fills the slot kids-game of menu-mfe's route /Menuinfantil: it stays empty.",
    'salon-mfe fills the slot memory, which no live page offers.',
  ]);
});

it.each([
  [{ only: 'infantil' }, 'the category infantil'],
  [{}, 'each category'],
])('names a page of categories with %j as the one of %s', (which, named) => {
  const page = { each: 'category' as const, ...which, page: 'KidsPage', slots: { game: 'kids-game' } };
  expect(unmatchedSlots([{ ...kids, routes: [page] }])).toEqual([
    `No live app fills the slot kids-game of menu-mfe's route of ${named}: it stays empty.`,
  ]);
});
