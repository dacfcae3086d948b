import { guestPhone } from '../order-message/guestWriting';
import { PICKUP } from '../order-message/neighbourhood';
import type { GuestDetails, GuestTextField, Order } from '../order-message/Order';

/** Ids of the fields, for links to them. */
export const fieldIds: Readonly<Record<keyof GuestDetails, string>> = {
  neighbourhood: 'pedido-barrio',
  payment: 'pedido-pago',
  when: 'pedido-cuando',
  name: 'pedido-nombre',
  phone: 'pedido-telefono',
  address: 'pedido-direccion',
  email: 'pedido-correo',
  note: 'pedido-nota',
};

/** Characters from which a field shows their number. */
export const longFrom: Readonly<Record<GuestTextField, number>> = {
  name: 80,
  phone: 40,
  address: 200,
  email: 120,
  note: 300,
};

export const WAY_ID = 'pedido-entrega';
export const KEEP_ID = 'pedido-guardar';
export const CONSENT_ID = 'pedido-consentimiento';
// These texts describe the order button to screen readers.
export const MISSING_ID = 'pedido-falta';
export const WARNING_ID = 'pedido-aviso';
export const CORRECTION_ID = 'pedido-corrige';
export const LONG_ORDER_ID = 'pedido-largo';

export const noDetails: GuestDetails = {
  name: '',
  phone: '',
  address: '',
  email: '',
  neighbourhood: '',
  payment: '',
  when: '',
  note: '',
};

/** The details among stored fields. The storage may contain anything: a value that is not a text becomes ''. */
export const readDetails = (stored: ReadonlyMap<string, unknown>): GuestDetails => {
  const isText = ([field, value]: [string, unknown]) =>
    Object.hasOwn(noDetails, field) && typeof value === 'string';
  return { ...noDetails, ...Object.fromEntries([...stored].filter(isText)) };
};

type MissingField = 'neighbourhood' | 'payment' | 'name' | 'phone' | 'address';

/**
 * Empty fields that the restaurant would ask for; none is required. The phone comes first: the chat does not show the
 * number of a guest with a user name. The other fields follow the order of the page.
 */
export function missingFields(order: Order): MissingField[] {
  return (['phone', 'neighbourhood', 'payment', 'name', 'address'] as const).filter(
    (field) => order[field].trim() === '' && !(field === 'address' && order.neighbourhood === PICKUP),
  );
}

/**
 * Whether a text is not empty and cannot be a phone number. A Colombian number has ten digits, begins with 3 or 60, and
 * may follow +57. A foreign number begins with + or 00 and has 7 to 17 digits.
 */
export function phoneLooksOdd(written: string): boolean {
  const phone = guestPhone(written);
  const digits = phone.replace(/\D/g, '');
  const foreign = /^(?:\+|00)(?!\s*57)/.test(phone);
  const right = foreign ? /^\d{7,17}$/ : /^(?:0{0,2}57)?(?:3\d{9}|60\d{8})$/;
  return phone !== '' && !right.test(digits);
}

/** Whether a text is not empty and cannot be an e-mail address. */
export const emailLooksOdd = (email: string) =>
  email.trim() !== '' && !/^[^\s@]+@[^\s@]+\.[^\s@.]+$/.test(email.trim());

export const oddFields = ({ phone, email }: GuestDetails) => [
  ...(phoneLooksOdd(phone) ? (['phone'] as const) : []),
  ...(emailLooksOdd(email) ? (['email'] as const) : []),
];
