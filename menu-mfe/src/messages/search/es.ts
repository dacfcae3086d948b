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
};

export type SearchTexts = typeof spanish;
