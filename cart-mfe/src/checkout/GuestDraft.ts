import { LAST_ORDER_KEY } from '@asia/shared/cart';
import type { CartItem } from '@asia/shared/contracts';
import { browserStorage, followKey, storedFields, tabStorage } from '@asia/shared/storage';
import { makeAutoObservable } from '@asia/shared/ui';
import type { GuestDetails } from '../order-message/Order';
import { readDetails } from './guestFields';

/** Key of the guest's details in both storages. */
export const DRAFT_KEY = 'pedido';

/**
 * The guest's details. The tab keeps them, so that a visit to the menu loses nothing. The browser keeps them, with the
 * last order, only if the guest opts in. All tabs share that choice, and the browser keeps the last text of each field.
 * The consent is never stored, because the guest gives it for one order.
 */
export class GuestDraft {
  details: GuestDetails = readStoredDetails();
  /** Whether this browser may keep details and order. */
  kept = false;

  constructor() {
    makeAutoObservable(this);
    this.readKept();
  }

  /** Reads the choice, which another tab may have changed. An unreadable storage changes nothing. */
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

  /** Stores the details in the browser, or deletes them there with the last order. */
  allow(kept: boolean): void {
    this.kept = kept;
    this.storeInTab();
    if (kept) this.keep(this.details);
    else for (const key of [DRAFT_KEY, LAST_ORDER_KEY]) browserStorage.write(key, null);
  }

  /** Stores an opened order and its details, if the guest has opted in. The guest can then repeat the order. */
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
    // Note and time belong to one order.
    browserStorage.write(DRAFT_KEY, JSON.stringify({ ...stored, ...details, note: '', when: '' }));
  }
}

/** Makes a draft follow the choice that another tab stores. @returns a function that stops it */
export const followOtherTabs = (draft: GuestDraft) => followKey(DRAFT_KEY, window, () => draft.readKept());

/**
 * Reads the details of the tab, or else of the browser. A zone or payment that the restaurant has removed stays; the form
 * names it.
 */
function readStoredDetails(): GuestDetails {
  const ofTab = storedFields(tabStorage, DRAFT_KEY);
  return readDetails(ofTab.size > 0 ? ofTab : storedFields(browserStorage, DRAFT_KEY));
}
