import type { AppDescription } from '@asia/shared/contracts';

const exposes = {
  SalonPage: () => import('./src/salon/SalonPage'),
  MemoryGame: () => import('./src/memory-game/MemoryGame'),
};

const salonMfe = {
  name: 'salon-mfe',
  exposes,
  routes: [{ path: '/Salon', page: 'SalonPage' }],
  fills: { 'kids-game': 'MemoryGame' },
} satisfies AppDescription<typeof exposes>;

export default salonMfe;
