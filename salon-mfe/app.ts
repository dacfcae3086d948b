import type { AppDescription } from '@asia/shared/contracts';

interface Exposes {
  SalonPage: typeof import('./src/salon/SalonPage');
  MemoryGame: typeof import('./src/memory-game/MemoryGame');
}

const salonMfe = {
  name: 'salon-mfe',
  exposes: {
    SalonPage: './src/salon/SalonPage.tsx',
    MemoryGame: './src/memory-game/MemoryGame.tsx',
  },
  routes: [{ path: '/Salon', page: 'SalonPage' }],
  fills: { 'kids-game': 'MemoryGame' },
} satisfies AppDescription<Exposes>;

export default salonMfe;
