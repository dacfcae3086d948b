import type { Order } from '../order-message/Order';
import { arroz, lumpia, te } from './dishes';

/** An order of three dishes to Bello, paid by card. */
export const anOrder = (fields: Partial<Order> = {}): Order => ({
  items: [lumpia(), arroz(), te()],
  name: 'María Gómez',
  phone: '300 123 4567',
  address: 'Calle 10 # 40-20, apto 301',
  email: 'maria@correo.com',
  neighbourhood: 'Bello',
  payment: 'tarjeta',
  when: '',
  note: '',
  notices: [],
  code: null,
  replaces: [],
  language: 'es',
  ...fields,
});
/** An order that was sent at five past noon in Medellín. */
export const sentAt = (code: string) => ({ code, at: Date.parse('2026-01-14T17:05:00Z') });
