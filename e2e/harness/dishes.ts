import type { CartItem, Product } from '@asia/shared/contracts';
import { readLive } from './releasedSite';

/** A dish of the menu, for the journeys; only this file names dishes. */
export interface JourneyDish {
  key: string;
  /** The page that has it. */
  page: string;
  plato: string;
  name: string;
  /** As the cartas of other languages name it. */
  nameEn: string;
  nameZh: string;
  /** Whole pesos. */
  price: number;
}

export const starter: JourneyDish = {
  key: 'entradas:lumpia-unidad',
  page: '/Entradas',
  plato: 'Entrada',
  name: 'Lumpia (unidad)',
  nameEn: 'Spring roll (1 pc)',
  nameZh: '春卷（1条）',
  price: 9800,
};

export const rice: JourneyDish = {
  key: 'arroz:arroz-chowfan-de-pollo',
  page: '/ArrozChino',
  plato: 'Arroz chino',
  name: 'Arroz chowfan de pollo',
  nameEn: 'Chicken fried rice',
  nameZh: '鸡肉炒饭',
  price: 34800,
};

const products = readLive<Product[]>('products.json');

/** The most expensive product of a category. */
function findProduct(category: string): { plato: string; name: string; price: number } {
  const [found] = products
    .filter((product) => product.category === category && Number(product.price) > 0)
    .sort((a, b) => Number(b.price) - Number(a.price));
  if (!found) throw new Error(`/products has nothing of ${category} with a price.`);
  return { plato: found.plato, name: found.name, price: Number(found.price) };
}

export const drink = findProduct('bebidas');

/** An amount as the site writes it, with a plain space. */
export function pesos(amount: number): string {
  return `$ ${amount.toLocaleString('es-CO')}`;
}

/** An amount for a search in text whose spaces may be narrow or unbreakable. */
export function pesosIn(amount: number): RegExp {
  return new RegExp(`\\$\\s${amount.toLocaleString('es-CO').replaceAll('.', '\\.')}(?![\\d.])`);
}

function line({ key, plato, name, price }: JourneyDish, id: number, cartQuantity: number): CartItem {
  const category = key.split(':')[0] as CartItem['category'];
  return { key, id, category, plato, name, desc: '', price, image: '', cartQuantity };
}

/** Local storage of a guest with three dishes in the cart. */
export const fullCart = { cartItems: JSON.stringify([line(starter, 1, 2), line(rice, 3, 1)]) };

/** The total of `fullCart`, in pesos. */
export const fullCartTotal = 2 * starter.price + rice.price;
