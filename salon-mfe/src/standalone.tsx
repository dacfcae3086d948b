import { runAlone } from '@asia/shared/standalone';
import table from '../../remotes.json';

const remote = table.remotes.find(({ name }) => name === 'salon-mfe');

runAlone({
  name: 'salon-mfe',
  pages: remote?.pages ?? [],
  modules: {
    SalonPage: () => import('./salon/SalonPage'),
    MemoryGame: () => import('./memory-game/MemoryGame'),
  },
});
