/** Contents of a share card. */
export interface ShareCard {
  /** Absent: the logo takes the place of the title. */
  title?: string;
  line: string;
  /** Name of a picture of the site. */
  picture: string;
  /** A picture from edge to edge whose left side is dark. */
  wide?: boolean;
}

/** The pages that the site has besides those of its categories, by their share card. */
export const fixedPages: Readonly<Record<string, ShareCard & { routes: string[] }>> = {
  home: {
    line: 'Auténtica comida china',
    picture: 'hero-mesa',
    wide: true,
    routes: ['/', '404'],
  },
  menu: {
    title: 'Menú',
    line: 'Comida china para el salón, para llevar o a domicilio',
    picture: 'triple-triple-tradicional',
    routes: ['/Menu'],
  },
  carta: {
    title: 'La carta',
    line: 'Todos los platos, en español, inglés y chino',
    picture: 'te',
    routes: ['/Carta', '/CartaIngles', '/CartaChino'],
  },
  salon: {
    title: 'Salón de eventos',
    line: 'Celebra con vista a la ciudad',
    picture: 'salon-2',
    wide: true,
    routes: ['/Salon'],
  },
  about: {
    title: 'Nosotros',
    line: 'Cocina china al wok en Las Palmas',
    picture: 'chop-chop-suey-mixto',
    routes: ['/About'],
  },
  contact: {
    title: 'Contacto',
    line: 'Dirección, horario y domicilios',
    picture: 'ano-nuevo',
    wide: true,
    routes: ['/Contact'],
  },
  cart: {
    title: 'Tu pedido',
    line: 'Pide por WhatsApp y te lo llevamos',
    picture: 'entradas-dumplings-al-vapor-6-unidades',
    routes: ['/Cart', '/CheckoutPage'],
  },
};
