import { chat } from '@asia/shared/messages';
import { pinnedFacts } from '@asia/shared/restaurant';

/** The title of an error that breaks the frame, as specified: English everywhere. */
export const errorTitle = 'Unexpected Application Error!';

export const spanish = {
  skip: 'Saltar al contenido',
  home: `${pinnedFacts.name}, ir al inicio`,
  mainLinks: 'Principal',
  /** Label of a link of the bar → its translation; a link without one keeps its label. */
  links: {} as Readonly<Record<string, string>>,
  languages: 'Idioma',
  /** On a page that exists only in Spanish. */
  onlySpanish: '',
  toMenu: '',

  openDrawer: 'Abrir el menú de navegación',
  drawer: 'Navegación',
  closeDrawer: 'Cerrar el menú de navegación',
  drawerLinks: 'Menú lateral',

  dock: 'Pedido y WhatsApp',
  cart: (dishes: string, subtotal: string) => `Ver carrito: ${dishes}, ${subtotal}`,
  /** The guest's wish, as the restaurant reads it. */
  wish: chat.order,
  sendOrder: 'Enviar mi pedido por WhatsApp',

  oldBrowser: 'Este navegador es antiguo. Aquí puedes leer el menú; haz tu pedido por WhatsApp.',
  broke: 'Algo falló en la página. Tu carrito sigue guardado.',
  backHome: 'Volver al inicio.',
};

export type ShellTexts = typeof spanish;
