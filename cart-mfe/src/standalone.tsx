import { runAlone } from '@asia/shared/standalone';

runAlone({
  name: 'cart-mfe',
  modules: {
    CartPage: () => import('./cart-page/CartPage'),
    CheckoutPage: () => import('./checkout/CheckoutPage'),
  },
});
