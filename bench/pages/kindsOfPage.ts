/** One page of every kind, by the name that the results give it. */
export const kindsOfPage = {
  home: '/',
  'menu index': '/Menu',
  category: '/ArrozChino',
  carta: '/Carta',
  drinks: '/Bebidas',
  kids: '/Menuinfantil',
  cart: '/Cart',
  salon: '/Salon',
} as const;

export type KindOfPage = keyof typeof kindsOfPage;
