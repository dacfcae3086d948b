// @ts-check
import { headOf } from '@asia/content-build/site';

/** @type {import('@asia/shared/contracts').AppDescription} */
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
      head: headOf('/Cart'),
      noindex: true,
      offline: true,
      role: 'cart',
      translated: true,
    },
    {
      path: '/CheckoutPage',
      page: 'CheckoutPage',
      singletons: ['ui-forms'],
      head: headOf('/CheckoutPage'),
      noindex: true,
      offline: true,
      role: 'checkout',
      translated: true,
    },
  ],
};

export default cartMfe;
