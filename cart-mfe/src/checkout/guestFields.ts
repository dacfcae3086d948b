import { guestPhone } from '../order-message/guestText';
import { PICKUP } from '../order-message/neighbourhood';
import type { GuestDetails, GuestTextField, Order } from '../order-message/Order';

/** Id of each field: the list of missing details links to it. */
export const fieldIds: Readonly<Record<keyof GuestDetails, string>> = {
  neighbourhood: 'pedido-barrio',
  payment: 'pedido-pago',
  name: 'pedido-nombre',
  phone: 'pedido-telefono',
  address: 'pedido-direccion',
  email: 'pedido-correo',
  note: 'pedido-nota',
};

/** Number of characters from which a field counts its text, and warns. */
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
/** The list of missing details; it describes the order button to screen readers. */
export const MISSING_ID = 'pedido-falta';
/** The notice that deliveries are paused, or that the restaurant closes soon; it describes the button too. */
export const WARNING_ID = 'pedido-aviso';
/** That the order has changed since it was opened, which describes the button too. */
export const CHANGED_ID = 'pedido-cambio';
/** The notice about a long order; it describes the button too. */
export const LONG_ORDER_ID = 'pedido-largo';

export const noDetails: GuestDetails = {
  name: '',
  phone: '',
  address: '',
  email: '',
  neighbourhood: '',
  payment: '',
  note: '',
};

/** The details among stored fields. The storage may contain anything: a value that is not a text becomes ''. */
export function readDetails(stored: ReadonlyMap<string, unknown>): GuestDetails {
  const text = (field: string) => {
    const value = stored.get(field);
    return typeof value === 'string' ? value : '';
  };
  return Object.fromEntries(Object.keys(noDetails).map((field) => [field, text(field)])) as Record<
    keyof GuestDetails,
    string
  >;
}

type MissingField = 'neighbourhood' | 'payment' | 'name' | 'phone' | 'address';

/**
 * Empty fields that the restaurant would ask for. The phone comes first, because the chat of a guest with a user name
 * does not show it; the others follow the order of the page. None is required.
 */
export function missingFields(order: Order): MissingField[] {
  return (['phone', 'neighbourhood', 'payment', 'name', 'address'] as const).filter(
    (field) => order[field].trim() === '' && !(field === 'address' && order.neighbourhood === PICKUP),
  );
}

/**
 * Whether the text cannot be a phone number. A Colombian number has ten digits and begins with 3 or 60, with or without
 * +57 before it. A number of another country begins with + or 00 and has 7 to 17 digits. An empty text is not odd.
 */
export function phoneLooksOdd(written: string): boolean {
  const phone = guestPhone(written);
  const digits = phone.replace(/\D/g, '');
  const foreign = /^(?:\+|00)(?!\s*57)/.test(phone);
  const right = foreign ? /^\d{7,17}$/ : /^(?:0{0,2}57)?(?:3\d{9}|60\d{8})$/;
  return phone !== '' && !right.test(digits);
}

/** Whether the text cannot be an e-mail address. An empty text is not odd. */
export const emailLooksOdd = (email: string) =>
  email.trim() !== '' && !/^[^\s@]+@[^\s@]+\.[^\s@.]+$/.test(email.trim());

/** The fields whose text looks wrong. The page names them, and does not block the order. */
export const oddFields = ({ phone, email }: GuestDetails) => [
  ...(phoneLooksOdd(phone) ? (['phone'] as const) : []),
  ...(emailLooksOdd(email) ? (['email'] as const) : []),
];
