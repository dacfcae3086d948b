import type { GuestDetails, Order } from '../order-message/Order';
import { PICKUP } from '../order-message/neighbourhood';

/** Where each field stands in the page, so that what is missing can link to it. */
export const fieldIds: Readonly<Record<keyof GuestDetails, string>> = {
  neighbourhood: 'pedido-barrio',
  address: 'pedido-direccion',
  name: 'pedido-nombre',
  phone: 'pedido-telefono',
  email: 'pedido-correo',
  payment: 'pedido-pago',
  note: 'pedido-nota',
};

export const noDetails: GuestDetails = {
  name: '',
  phone: '',
  address: '',
  email: '',
  neighbourhood: '',
  payment: '',
  note: '',
};

export type MissingPart = 'products' | 'neighbourhood' | 'address' | 'name' | 'phone' | 'payment';

/** What the restaurant would have to ask for, in the order of the page. Nothing of it is required. */
export function missingParts(order: Order): MissingPart[] {
  const fields: MissingPart[] = (['neighbourhood', 'address', 'name', 'phone', 'payment'] as const).filter(
    (field) => order[field].trim() === '' && !(field === 'address' && order.neighbourhood === PICKUP),
  );
  return order.items.length === 0 ? ['products', ...fields] : fields;
}

/** Whether something was written that is no Colombian number: ten digits from 3 or 60, with or without +57. */
export function phoneLooksOdd(phone: string): boolean {
  const digits = phone.replace(/\D/g, '');
  return phone.trim() !== '' && !/^(?:57)?(?:3\d{9}|60\d{8})$/.test(digits);
}
