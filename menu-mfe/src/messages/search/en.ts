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
} satisfies SearchTexts;
