/** The texts of the shell's pages, which exist only in Spanish: home, about, contact and not found. */
export const pageTexts = {
  toMenu: 'Ver el menú',
  hours: 'Horario',
  address: 'Dirección',

  heroToMenu: 'Ver Menu',
  deliveryFrom: (fee: string) => `Domicilio desde ${fee}`,
  toHall: 'Ver mas',

  toContact: 'Dirección, teléfonos y mapa',
  toAbout: 'Conoce nuestra cocina',
  contactDetails: 'Datos de contacto',
  phone: 'Teléfono',
  otherPhone: 'Otro teléfono',
  instagram: 'Instagram',

  directions: 'Cómo llegar',
  call: 'Llamar',
  /** For screen readers, after the word that calls. */
  callNumber: (phone: string) => ` al ${phone}`,
  mapOf: (restaurant: string) => `Mapa de la ubicación de ${restaurant}`,
  mapLoading: 'Cargando mapa...',
  mapOffline: 'Sin conexión: el mapa no se puede cargar.',
  mapMissing: '¿El mapa no aparece?',
  openMap: 'Ábrelo en Google Maps',

  notFound: 'Página no encontrada',
  notFoundWhy: 'La dirección cambió o tiene un error. Quizás buscas la carta.',
  toCarta: 'Ver la carta',
  toHome: 'Volver al inicio.',
};
