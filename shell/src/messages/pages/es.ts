/** The texts of the pages about, contact and not found, which exist only in Spanish. */
export const pageTexts = {
  toMenu: 'Ver el menú',

  toContact: 'Dirección, teléfonos y mapa',
  toAbout: 'Conoce nuestra cocina',
  contactDetails: 'Datos de contacto',
  phone: 'Teléfono',
  otherPhone: 'Otro teléfono',
  instagram: 'Instagram',

  notFound: 'Página no encontrada',
  notFoundWhy: 'La dirección cambió o tiene un error. Quizás buscas la carta.',
  toCarta: 'Ver la carta',
  toHome: 'Volver al inicio.',
};
