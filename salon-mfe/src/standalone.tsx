import { runAlone } from '@asia/shared/standalone';

runAlone({
  name: 'salon-mfe',
  modules: {
    SalonPage: () => import('./salon/SalonPage'),
    MemoryGame: () => import('./memory-game/MemoryGame'),
  },
});
