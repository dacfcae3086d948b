export const spanish = {
  skip: 'Saltar al contenido',
  home: 'Asia, ir al inicio',
  mainLinks: 'Principal',
  /** Names of links, by what the pages call them in Spanish; others stay as they are. */
  links: {} as Readonly<Record<string, string>>,
  languages: 'Idioma',
  /** Over a page that there is only in Spanish. */
  onlySpanish: '',
  toMenu: '',

  openDrawer: 'Abrir el menú de navegación',
  drawer: 'Navegación',
  closeDrawer: 'Cerrar el menú de navegación',
  drawerLinks: 'Menú lateral',
  findDish: 'Busca un plato',
  find: 'Buscar',

  dock: 'Pedido y WhatsApp',
  cart: (dishes: string, subtotal: string) => `Ver carrito: ${dishes}, ${subtotal}`,
  repeat: 'Repetir pedido',
  write: 'Escríbenos por WhatsApp',
  /** What the guest wants, in Spanish: the house reads it. */
  wish: 'quiero hacer un pedido',
  sendOrder: 'Enviar mi pedido por WhatsApp',

  slow: 'La conexión está lenta. Puedes seguir leyendo.',
  broke: 'Algo falló en la página. Tu carrito sigue guardado.',
  backHome: 'Volver al inicio.',
};

/** What bar, drawer and dock say, in one language. */
export type ShellTexts = typeof spanish;
