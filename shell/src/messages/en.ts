import { chat } from '@asia/shared/messages';
import { pinnedFacts } from '@asia/shared/restaurant';
import type { ShellTexts } from './es';

export default {
  skip: 'Skip to the content',
  home: `${pinnedFacts.name}, to the home page`,
  mainLinks: 'Main',
  links: { Home: 'Home', Menu: 'Menu', Nosotros: 'About us', Contacto: 'Contact' },
  languages: 'Language',
  onlySpanish: 'This page is in Spanish.',
  toMenu: 'Go to the menu in English',

  openDrawer: 'Open the navigation menu',
  drawer: 'Navigation',
  closeDrawer: 'Close the navigation menu',
  drawerLinks: 'Side menu',

  dock: 'Order and WhatsApp',
  cart: (dishes, subtotal) => `See your cart: ${dishes}, ${subtotal}`,
  wish: `${chat.order} (prefiero inglés)`,
  sendOrder: 'Send my order on WhatsApp',

  oldBrowser: 'This browser is too old to order here. You can read the menu, and order on WhatsApp.',
  broke: 'Something broke on this page. Your cart is kept.',
  backHome: 'Back to the home page',
} satisfies ShellTexts;
