import type { SearchTexts } from './SearchTexts';

export const spanish: SearchTexts = {
  find: 'Busca un plato',
  example: 'Camarón, lumpia, arroz…',
  clear: 'Borrar la búsqueda',
  clearFilters: 'Quitar filtros',
  filters: 'Filtros',
  filter: {
    vegetariano: () => 'Vegetariano',
    vegano: () => 'Vegano',
    picante: () => 'Picante',
    'hasta-40000': (affordable) => `Hasta ${affordable}`,
  },

  found: 'Toda la carta',
  showAll: (dishes) => `Ver los ${dishes} platos`,
  nothing: (words) => `No encontramos «${words}». Prueba otra palabra o pregúntanos por WhatsApp.`,
  write: 'Escríbenos por WhatsApp',
  row: null,
};
