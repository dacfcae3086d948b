import counter from '../counter/en';
import type { SearchTexts } from './es';

export default {
  find: 'Find a dish',
  example: 'Shrimp, spring roll, rice…',
  clear: 'Clear the search',
  clearFilters: 'Clear filters',
  filters: 'Filters',
  filter: {
    vegetariano: () => 'Vegetarian',
    vegano: () => 'Vegan',
    picante: () => 'Spicy',
    'hasta-40000': (affordable) => `Up to ${affordable}`,
  },

  found: 'The whole menu',
  showAll: (dishes) => `Show all ${dishes} dishes`,
  nothing: (words) => `We found nothing for “${words}”. Try another word, or ask us on WhatsApp.`,
  write: 'Write to us on WhatsApp',
  counter,
} satisfies SearchTexts;
