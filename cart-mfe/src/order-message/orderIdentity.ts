import type { OrderIdentity } from '@asia/shared/cart';
import type { GuestDetails } from './Order';
import { orderCode } from './orderCode';

/** A short hash: the record of a sent order may not name the guest. */
function hash(...written: string[]): string {
  const texts = written.map((text) => text.trim());
  return texts.every((text) => text === '') ? '' : orderCode(JSON.stringify(texts));
}

/** By which a sent order is compared with the open one: hashes of the details, and of note and time. */
export function hashDetails(order: GuestDetails): Pick<OrderIdentity, 'details' | 'request'> {
  const { name, phone, address, email, neighbourhood, payment, note, when } = order;
  return {
    details: hash(name, phone, address, email, neighbourhood, payment),
    request: hash(note, when),
  };
}
