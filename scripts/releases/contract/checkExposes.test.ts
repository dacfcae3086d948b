import type { AppDescription } from '@asia/shared/contracts';
import { checkExposes } from './checkExposes';

const head = { title: '', description: '', share: '', shareAlt: '' };
const kids: AppDescription = {
  name: 'menu-mfe',
  exposes: { KidsPage: './kids.tsx', prices: './prices.ts' },
  routes: [{ path: '/Menuinfantil', page: 'KidsPage', head, slots: { game: 'kids-game' } }],
  provides: { prices: 'prices' },
};
const salon = (slot: string): AppDescription => ({
  name: 'salon-mfe',
  exposes: { MemoryGame: './game.tsx' },
  routes: [],
  fills: { [slot]: 'MemoryGame' },
});

it('finds nothing where slots have their fillers', () => {
  expect(checkExposes([kids, salon('kids-game')])).toEqual({ refusals: [], notes: [] });
});

it('tells both ends of a renamed slot', () => {
  expect(checkExposes([kids, salon('memory')])).toEqual({
    refusals: [],
    notes: [
      "No live app fills the slot kids-game of menu-mfe's /Menuinfantil: it stays empty.",
      'salon-mfe fills the slot memory, which no live page offers.',
    ],
  });
});

it('refuses two fillers of one slot and two sources of prices', () => {
  const second = { ...salon('kids-game'), name: 'reservas-mfe', provides: { prices: 'MemoryGame' } };
  expect(checkExposes([kids, salon('kids-game'), second]).refusals).toEqual([
    'salon-mfe and reservas-mfe both fill the slot kids-game: one of them has to leave it.',
    'menu-mfe and reservas-mfe both provide the prices: one app alone can.',
  ]);
});
