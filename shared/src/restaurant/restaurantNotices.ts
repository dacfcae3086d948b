/** The two sentences that Colombian law requires beside alcohol, word for word: Ley 124 de 1994 and Ley 30 de 1986. */
export const alcoholLegends = [
  'Prohíbese el expendio de bebidas embriagantes a menores de edad.',
  'El exceso de alcohol es perjudicial para la salud.',
] as const;

/** What the restaurant adds to them in Spanish. */
export const alcoholAtDelivery = 'Pediremos tu documento al entregar.';
