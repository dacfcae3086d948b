/** Pages without a category, by their share card (`content/pages/share.json`). */
export const fixedPages: Readonly<Record<string, readonly string[]>> = {
  home: ['/', '404'],
  menu: ['/Menu'],
  carta: ['/Carta', '/CartaIngles', '/CartaChino'],
  salon: ['/Salon'],
  about: ['/About'],
  contact: ['/Contact'],
  cart: ['/Cart', '/CheckoutPage'],
};
