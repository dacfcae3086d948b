import { factNames } from '../facts/es';

export const spanish = {
  toMenu: 'Ver el menú',

  toContact: 'Dirección, teléfonos y mapa',
  toAbout: 'Conoce nuestra cocina',
  contactDetails: 'Datos de contacto',
  phone: 'Teléfono',
  otherPhone: 'Otro teléfono',
  instagram: 'Instagram',
  address: factNames.address,
  hours: factNames.hours,

  notFound: 'Página no encontrada',
  notFoundWhy: 'La dirección cambió o tiene un error. Quizás buscas la carta.',
  toCarta: 'Ver la carta',
};

export type PageTexts = typeof spanish;
