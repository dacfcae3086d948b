import { makeAutoObservable, observableRef } from 'mobx';
import type { CartItem } from '../contracts';
import { browserStorage, followKey, storedFields } from '../storage';
import { lineKey } from './lineKey';
import { readLines } from './parseStoredCart';
import { unavailability } from './unavailability';

/** Key in the local storage. */
export const RECORD_KEY = 'pedidoEnviado';

/** A changed order corrects the one that was sent within this time; later it is another order. */
const CORRECTS_WITHIN_MS = 2 * 60 * 60_000;

/** A sent order by its code. `at`: milliseconds since 1970. */
export interface SentCode {
  code: string;
  at: number;
}

/** An order that was opened in the chat, or copied for it. Nothing in it names the guest, unless the guest allows `items`. */
export interface SentOrder extends SentCode {
  /** The order that was open, as {@link OrderRecord.open} names it. */
  order: number;
  /** Units of each line, by its {@link lineKey}. */
  units: Readonly<Record<string, number>>;
  /** Hash of the guest's details; empty where they are. */
  details: string;
  /** Hash of what belongs to this order alone, its note and time; empty where they are. */
  request: string;
  /** The sent orders that it replaces, the latest first. */
  replaces: readonly SentCode[];
  /** The guest copied it, and has not opened the chat with it. */
  copied: boolean;
  /** Its lines, to be ordered again; none without the guest's leave to keep them. */
  items: readonly CartItem[];
}

export interface OrderIdentity extends Pick<SentOrder, 'details' | 'request'> {
  lines: readonly CartItem[];
}

/**
 * The one record of a sent order, which all tabs of a browser share. Without storage, the tab remembers it alone.
 * The guest ends an order on purpose; a cart whose lines are taken out one by one ends none.
 */
export class OrderRecord {
  last: SentOrder | null = null;
  /** Names the open order: the time in milliseconds since 1970 at which the guest ended the one before, or 0. */
  open = 0;
  /** The stored text that this tab has read or written last. */
  private seen: string | null = null;

  constructor(readonly storage = browserStorage) {
    makeAutoObservable<OrderRecord, 'seen'>(this, { last: observableRef, storage: false, seen: false });
    this.take();
  }

  /** Takes what another tab has stored since. */
  take(): void {
    const raw = this.storage.read(RECORD_KEY) ?? null;
    if (raw === null || raw === this.seen) return;
    this.seen = raw;
    const stored = storedFields(this.storage, RECORD_KEY);
    this.last = readSent(stored.get('last'));
    this.open = readTime(stored.get('open'));
  }

  remember({ lines, ...sent }: Omit<SentOrder, 'units' | 'at' | 'order'> & OrderIdentity): void {
    this.take();
    const units = Object.fromEntries(lines.map((item) => [lineKey(item), item.cartQuantity]));
    this.store({ ...sent, units, at: Date.now(), order: this.open }, this.open);
  }

  /** Ends the open order. @returns a function that takes it back */
  end(): () => void {
    this.take();
    const before = this.open;
    this.store(this.last, Math.max(Date.now(), before + 1));
    return () => this.store(this.last, before);
  }

  forgetItems(): void {
    this.take();
    if (this.last && this.last.items.length > 0) this.store({ ...this.last, items: [] }, this.open);
  }

  /** The sent order that an order at `now` is, or corrects; null if that is another order. */
  openAt(now: Date): SentOrder | null {
    const { last, open } = this;
    const recent = last?.order === open && now.getTime() - last.at < CORRECTS_WITHIN_MS;
    return recent ? last : null;
  }

  /** The last order, if it had exactly these lines. */
  withLines(lines: readonly CartItem[]): SentOrder | null {
    const { last } = this;
    if (!last || lines.length === 0) return null;
    // A line that cannot be ordered now may have been sent.
    const counted = lines.filter((item) => !unavailability(item) || last.units[lineKey(item)] !== undefined);
    const same = counted.every((item) => last.units[lineKey(item)] === item.cartQuantity);
    return same && counted.length === Object.keys(last.units).length ? last : null;
  }

  /** The codes of a message: its own if it is the sent order unchanged, and those that it replaces, the latest first. */
  codesAt(now: Date, { lines, details, request }: OrderIdentity): Codes {
    const open = this.openAt(now);
    if (!open) return { code: null, replaces: [], corrects: null };
    const { code, at, replaces } = open;
    // A form without any text is the one of another tab.
    const untouched = details === '' && request === '';
    const sameDetails = untouched || (details === open.details && request === open.request);
    if (sameDetails && this.withLines(lines)) return { code, replaces, corrects: null };
    return { code: null, replaces: [{ code, at }, ...replaces], corrects: open };
  }

  private store(last: SentOrder | null, open: number): void {
    this.last = last;
    this.open = open;
    const text = JSON.stringify({ last, open });
    if (this.storage.write(RECORD_KEY, text)) this.seen = text;
  }
}

export interface Codes {
  /** Of the sent order, if this one is the same; otherwise the code follows from the message. */
  code: string | null;
  replaces: readonly SentCode[];
  corrects: SentOrder | null;
}

/** Makes a tab follow what the others store. @returns stop */
export const followRecord = (record: OrderRecord, window: Window) =>
  followKey(RECORD_KEY, window, () => record.take());

const readTime = (value: unknown) => (Number.isSafeInteger(value) && Number(value) > 0 ? Number(value) : 0);

/** A stored code reaches the restaurant: anything else than a code is none. */
const codes = /^[A-Z\d]{3}-[A-Z\d]{3}$/;

function readCode(value: unknown): SentCode[] {
  const { code, at } = Object(value) as Record<string, unknown>;
  const time = readTime(at);
  return typeof code === 'string' && codes.test(code) && time > 0 && time <= MAX_TIME
    ? [{ code, at: time }]
    : [];
}
/** Of a `Date`, in milliseconds. */
const MAX_TIME = 8.64e15;

/** The storage may contain anything: null without a code and a time. */
function readSent(value: unknown): SentOrder | null {
  const [sent] = readCode(value);
  if (!sent) return null;
  const { order, units, details, request, replaces, copied, items } = value as Record<string, unknown>;
  const text = (field: unknown) => (typeof field === 'string' ? field : '');
  return {
    ...sent,
    order: readTime(order),
    units: Object.fromEntries(
      Object.entries(Object(units) as object).flatMap(([key, count]) =>
        typeof count === 'number' ? [[key, count]] : [],
      ),
    ),
    details: text(details),
    request: text(request),
    replaces: Array.isArray(replaces) ? replaces.flatMap(readCode) : [],
    copied: copied === true,
    items: readLines(items) ?? [],
  };
}
