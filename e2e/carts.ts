import type { CartItem } from '@asia/shared/contracts';

const lumpias: CartItem = {
  key: 'entradas:lumpia-unidad',
  id: 1,
  category: 'entradas',
  plato: 'Entrada',
  name: 'Lumpia (unidad)',
  desc: 'Rollo dorado y crocante, relleno de verduras, pollo y cerdo',
  price: 9800,
  image: '',
  cartQuantity: 2,
};

const rice: CartItem = {
  key: 'arroz:arroz-chowfan-de-pollo',
  id: 3,
  category: 'arroz',
  plato: 'Arroz chino',
  name: 'Arroz chowfan de pollo',
  desc: 'Pechuga de pollo al wok con huevo, cebollín y raíces chinas',
  price: 34800,
  image: '',
  cartQuantity: 1,
};

/** Local storage of a guest with three dishes in the cart. */
export const fullCart = { cartItems: JSON.stringify([lumpias, rice]) };
