import type { CounterTexts } from '../counter/es';

export const spanish = {
  find: 'Busca un plato',
  example: 'Camarón, lumpia, arroz…',
  clear: 'Borrar la búsqueda',
  clearFilters: 'Quitar filtros',
  filters: 'Filtros',
  /** @param affordable the price of the price filter */
  filter: {
    vegetariano: () => 'Vegetariano',
    vegano: () => 'Vegano',
    picante: () => 'Picante',
    'hasta-40000': (affordable) => `Hasta ${affordable}`,
  } satisfies Record<string, (affordable: string) => string>,

  found: 'Toda la carta',
  showAll: (dishes: number) => `Ver los ${dishes} platos`,
  nothing: (words: string) => `No encontramos «${words}». Prueba otra palabra o pregúntanos por WhatsApp.`,
  write: 'Escríbenos por WhatsApp',
  /** The texts of a row's buttons in another language. Null in Spanish, where the row has its own. */
  counter: null as CounterTexts | null,
};

/** The texts of the search, in one language. */
export type SearchTexts = typeof spanish;
