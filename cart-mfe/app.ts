import type { AppDescription } from '@asia/shared/contracts';

const exposes = {
  CartPage: () => import('./src/cart-page/CartPage'),
  CheckoutPage: () => import('./src/checkout/CheckoutPage'),
};

const cartMfe = {
  name: 'cart-mfe',
  exposes,
  routes: [
    {
      path: '/Cart',
      page: 'CartPage',
      singletons: ['ui-forms'],
      noindex: true,
      offline: true,
      role: 'cart',
      translated: true,
    },
    {
      path: '/CheckoutPage',
      page: 'CheckoutPage',
      singletons: ['ui-forms'],
      noindex: true,
      offline: true,
      role: 'checkout',
      translated: true,
    },
  ],
} satisfies AppDescription<typeof exposes>;

export default cartMfe;
