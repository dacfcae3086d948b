/** Names of facts of the restaurant, in the foot and on pages; always in Spanish. */
export const factNames = {
  hours: 'Horario',
  address: 'Dirección',
};
