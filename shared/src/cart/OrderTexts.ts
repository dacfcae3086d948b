import { makeAutoObservable } from 'mobx';
import { ORDER_TEXTS_KEY } from '../contracts';
import { storedFields, tabStorage } from '../storage';
import type { OrderRecord } from './OrderRecord';

/** Names of texts; the key of a dish names the note that was typed in its sheet and is in no line yet. */
export const ORDER_NOTE = 'note';
export const ORDER_TIME = 'when';

/** By order: its note, its time, and notes of dishes not in the cart yet. Undoing the end of an order restores them. */
export class OrderTexts {
  /** By the order that is open, as `OrderRecord.open` names it. */
  private readonly orders = new Map<number, Map<string, string>>();

  constructor(
    readonly record: OrderRecord,
    readonly storage = tabStorage,
  ) {
    const stored = storedFields(storage, ORDER_TEXTS_KEY);
    const texts = Object.entries(Object(stored.get('texts')) as object);
    const written = texts.filter((text): text is [string, string] => typeof text[1] === 'string');
    this.orders.set(Number(stored.get('order') ?? record.open), new Map(written));
    makeAutoObservable(this, { record: false, storage: false });
  }

  get(name: string): string {
    return this.orders.get(this.record.open)?.get(name) ?? '';
  }

  set(name: string, text: string): void {
    const order = this.record.open;
    const texts = this.orders.get(order) ?? new Map<string, string>();
    if (text === '') texts.delete(name);
    else texts.set(name, text);
    this.orders.set(order, texts);
    this.storage.write(ORDER_TEXTS_KEY, JSON.stringify({ order, texts: Object.fromEntries(texts) }));
  }

  spend(name: string): string {
    const text = this.get(name);
    if (text !== '') this.set(name, '');
    return text;
  }

  get moment(): number | undefined {
    return orderMoment(this.get(ORDER_TIME));
  }
}

/** `2026-11-27T12:30` of the restaurant → milliseconds since 1970; undefined for no time: as soon as possible. */
export function orderMoment(when: string): number | undefined {
  const moment = Date.parse(`${when}:00-05:00`);
  return Number.isNaN(moment) ? undefined : moment;
}
