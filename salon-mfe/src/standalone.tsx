import { runStandalone } from '@asia/shared/standalone';

runStandalone({
  name: 'salon-mfe',
  modules: {
    SalonPage: () => import('./salon/SalonPage'),
    MemoryGame: () => import('./memory-game/MemoryGame'),
  },
});
