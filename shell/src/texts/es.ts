import type { ShellTexts } from './ShellTexts';

export const spanish: ShellTexts = {
  skip: 'Saltar al contenido',
  home: 'Asia, ir al inicio',
  mainLinks: 'Principal',
  links: {},
  languages: 'Idioma',
  onlySpanish: '',
  toMenu: '',

  openDrawer: 'Abrir el menú de navegación',
  drawer: 'Navegación',
  closeDrawer: 'Cerrar el menú de navegación',
  drawerLinks: 'Menú lateral',
  findDish: 'Busca un plato',
  find: 'Buscar',

  dock: 'Pedido y WhatsApp',
  cart: (dishes, subtotal) => `Ver carrito: ${dishes}, ${subtotal}`,
  repeat: 'Repetir pedido',
  write: 'Escríbenos por WhatsApp',
  wish: 'quiero hacer un pedido',
  sendOrder: 'Enviar mi pedido por WhatsApp',

  slow: 'La conexión está lenta. Puedes seguir leyendo.',
  partFailed: 'Esta parte no cargó. Lo demás funciona.',
  broke: 'Algo falló en la página. Tu carrito sigue guardado.',
  backHome: 'Volver al inicio.',
};
