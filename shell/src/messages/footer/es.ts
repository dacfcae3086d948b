/** The foot of every page, which is always in Spanish. */
export const footerTexts = {
  wholeCarta: 'Ver la carta completa',
  carta: 'Carta',
  languages: 'Idiomas',
  phones: 'Teléfonos',
  instagram: 'Siguenos en Instagram',
  yourData: 'Tus datos',
};
