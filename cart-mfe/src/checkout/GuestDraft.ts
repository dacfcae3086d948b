import { deliveryZones, paymentOptions } from '@asia/shared/restaurant';
import type { GuestDetails } from '../order-message/Order';
import { OTHER_NEIGHBOURHOOD, PICKUP } from '../order-message/neighbourhood';
import { noDetails } from './guestFields';

/** Where the tab keeps what the guest wrote; it goes when the tab is closed. */
export const DRAFT_KEY = 'pedido';
/** Nothing that a guest writes at a checkout is longer. */
const LONGEST = 1_000;

export type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * What the guest has written at the checkout, kept while this tab is open so that a look at the menu costs
 * nothing. The consent is never kept: it is given for one order.
 */
export class GuestDraft {
  private details: GuestDetails | null = null;
  private readonly listeners = new Set<() => void>();

  /** @param storage asked for at each use; null where the browser forbids it, then memory has to do */
  constructor(private readonly storage: () => DraftStorage | null) {}

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => {
      this.listeners.delete(listener);
    };
  };

  readonly read = (): GuestDetails => {
    this.details ??= parseDraft(this.load());
    return this.details;
  };

  write(field: keyof GuestDetails, value: string): void {
    if (this.read()[field] === value) return;
    this.details = { ...this.read(), [field]: value };
    try {
      this.storage()?.setItem(DRAFT_KEY, JSON.stringify(this.details));
    } catch {
      // Full storage: the page itself still remembers.
    }
    this.listeners.forEach((listener) => listener());
  }

  /** Everything written, gone. */
  forget(): void {
    this.details = noDetails;
    try {
      this.storage()?.removeItem(DRAFT_KEY);
    } catch {
      // Nothing was stored then.
    }
    this.listeners.forEach((listener) => listener());
  }

  private load(): string | null {
    try {
      return this.storage()?.getItem(DRAFT_KEY) ?? null;
    } catch {
      return null;
    }
  }
}

/** Reads a stored draft; anything else is an empty form, never an error. */
export function parseDraft(raw: string | null): GuestDetails {
  const stored = fieldsOf(raw);
  const text = (field: keyof GuestDetails) => {
    const value = stored.get(field);
    return typeof value === 'string' ? value.slice(0, LONGEST) : '';
  };
  const oneOf = (field: keyof GuestDetails, known: readonly string[]) =>
    known.includes(text(field)) ? text(field) : '';
  return {
    name: text('name'),
    phone: text('phone'),
    address: text('address'),
    email: text('email'),
    neighbourhood: oneOf('neighbourhood', [
      ...deliveryZones.map(({ value }) => value),
      OTHER_NEIGHBOURHOOD,
      PICKUP,
    ]),
    payment: oneOf(
      'payment',
      paymentOptions.map(({ value }) => value),
    ),
    note: text('note'),
  };
}

function fieldsOf(raw: string | null): Map<string, unknown> {
  try {
    const parsed: unknown = JSON.parse(raw ?? '{}');
    return new Map(Object.entries(parsed ?? {}));
  } catch {
    return new Map();
  }
}
