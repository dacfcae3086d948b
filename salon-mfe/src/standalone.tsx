import { runAlone } from '@asia/shared/standalone';
import table from '../../remotes.json';

const remote = table.remotes.find(({ name }) => name === 'salon-mfe');

runAlone({
  name: 'salon-mfe',
  // The game has no route of its own on the site: alone it gets one.
  pages: [...(remote?.pages ?? []), { route: '/Juegemos', expose: 'MemoryGame' }],
  modules: {
    SalonPage: () => import('./salon/SalonPage'),
    MemoryGame: () => import('./memory-game/MemoryGame'),
  },
});
