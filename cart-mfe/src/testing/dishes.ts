import { aCartItem } from '@asia/shared/testing';

export const lumpia = () => aCartItem({ cartQuantity: 2 });
export const arroz = () =>
  aCartItem({
    key: 'arroz:arroz-chowfan-de-pollo',
    category: 'arroz',
    plato: 'Arroz chino',
    name: 'Arroz chowfan de pollo',
    price: 34800,
  });
export const te = () =>
  aCartItem({
    key: 'bebidas:jarra-de-te-chino',
    category: 'bebidas',
    plato: 'Bebida',
    name: 'Jarra de té chino',
    price: 16800,
  });
