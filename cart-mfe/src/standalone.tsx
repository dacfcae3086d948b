import { runAlone } from '@asia/shared/standalone';
import table from '../../remotes.json';

const remote = table.remotes.find(({ name }) => name === 'cart-mfe');

runAlone({
  name: 'cart-mfe',
  pages: remote?.pages ?? [],
  modules: {
    CartPage: () => import('./cart-page/CartPage'),
    CheckoutPage: () => import('./checkout/CheckoutPage'),
  },
});
