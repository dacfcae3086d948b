import type { AppDescription } from '@asia/shared/contracts';

interface Exposes {
  CartPage: typeof import('./src/cart-page/CartPage');
  CheckoutPage: typeof import('./src/checkout/CheckoutPage');
}

const cartMfe = {
  name: 'cart-mfe',
  exposes: {
    CartPage: './src/cart-page/CartPage.tsx',
    CheckoutPage: './src/checkout/CheckoutPage.tsx',
  },
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
} satisfies AppDescription<Exposes>;

export default cartMfe;
