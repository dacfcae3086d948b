/** The texts of the home page, which exists only in Spanish. */
export const homeTexts = {
  toMenu: 'Ver Menu',
  deliveryFrom: (fee: string) => `Domicilio desde ${fee}`,
  toHall: 'Ver mas',
};
