import { runStandalone } from '@asia/shared/standalone';

runStandalone({
  name: 'cart-mfe',
  modules: {
    CartPage: () => import('./cart-page/CartPage'),
    CheckoutPage: () => import('./checkout/CheckoutPage'),
  },
});
