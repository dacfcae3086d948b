// @ts-check
import { headOf } from '@asia/content-build/site';

/** @type {import('@asia/shared/contracts').AppDescription} */
const salonMfe = {
  name: 'salon-mfe',
  exposes: {
    SalonPage: './src/salon/SalonPage.tsx',
    MemoryGame: './src/memory-game/MemoryGame.tsx',
  },
  routes: [{ path: '/Salon', page: 'SalonPage', head: headOf('/Salon') }],
  fills: { 'kids-game': 'MemoryGame' },
};

export default salonMfe;
