import { LAST_ORDER_KEY } from '@asia/shared/cart';
import type { CartItem } from '@asia/shared/contracts';
import { browserStorage, followKey, storedFields, tabStorage } from '@asia/shared/storage';
import { makeAutoObservable } from '@asia/shared/ui';
import type { GuestDetails } from '../order-message/Order';
import { readDetails } from './guestFields';

/** Storage key of the guest's details: always in the tab, in the browser only if the guest opts in. */
export const DRAFT_KEY = 'pedido';

/**
 * What the guest has written at the checkout. The tab keeps it, so that a visit to the menu loses nothing.
 * The browser keeps it, with the last order, only if the guest opts in. All tabs share that choice, and the
 * browser keeps what was written last in each field. The consent is never stored: it is given for one order.
 */
export class GuestDraft {
  details: GuestDetails = readStoredDetails();
  /** Whether this browser may keep details and order. */
  kept = false;

  constructor() {
    makeAutoObservable(this);
    this.readKept();
  }

  /** Reads the choice, which another tab may have changed. A storage that cannot be read changes nothing. */
  readKept(): void {
    if (browserStorage.read(DRAFT_KEY) === undefined) return;
    this.kept = typeof storedFields(browserStorage, DRAFT_KEY).get('name') === 'string';
  }

  write(field: keyof GuestDetails, value: string): void {
    if (this.details[field] === value) return;
    this.details[field] = value;
    this.storeInTab();
    this.readKept();
    if (this.kept) this.keep({ [field]: value });
  }

  /** Lets this browser keep the details, or deletes the details and the last order from it. */
  allow(kept: boolean): void {
    this.kept = kept;
    this.storeInTab();
    if (kept) this.keep(this.details);
    else for (const key of [DRAFT_KEY, LAST_ORDER_KEY]) browserStorage.write(key, null);
  }

  /** Stores an order that was opened in the chat, so that it can be repeated, and its details, if the guest has opted in. */
  keepOrder(items: readonly CartItem[]): void {
    this.readKept();
    if (!this.kept) return;
    browserStorage.write(LAST_ORDER_KEY, JSON.stringify(items));
    this.keep(Object.fromEntries(Object.entries(this.details).filter(([, value]) => value !== '')));
  }

  private storeInTab(): void {
    tabStorage.write(DRAFT_KEY, JSON.stringify(this.details));
  }

  private keep(details: Partial<GuestDetails>): void {
    const stored = Object.fromEntries(storedFields(browserStorage, DRAFT_KEY));
    // Without the note, which is about one order.
    browserStorage.write(DRAFT_KEY, JSON.stringify({ ...stored, ...details, note: '' }));
  }
}

/** Has a draft follow the choice that another tab stores. @returns stop */
export const followOtherTabs = (draft: GuestDraft) => followKey(DRAFT_KEY, window, () => draft.readKept());

/**
 * The details that are stored for this tab, or else for this browser. A zone or way to pay that the
 * restaurant offers no more keeps its name; the form says so.
 */
function readStoredDetails(): GuestDetails {
  const ofTab = storedFields(tabStorage, DRAFT_KEY);
  const stored = ofTab.size > 0 ? ofTab : storedFields(browserStorage, DRAFT_KEY);
  return readDetails(stored);
}
