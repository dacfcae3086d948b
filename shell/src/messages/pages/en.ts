import type { PageTexts } from './es';

export default {
  toMenu: 'See the menu',

  toContact: 'Address, telephones and map',
  toAbout: 'About our kitchen',
  contactDetails: 'Contact details',
  phone: 'Phone',
  otherPhone: 'Other phone',
  instagram: 'Instagram',
  address: 'Address',
  hours: 'Opening hours',

  notFound: 'Page not found',
  notFoundWhy: 'The address has changed or has a mistake. Perhaps you are looking for the menu.',
  toCarta: 'See the menu',
} satisfies PageTexts;
