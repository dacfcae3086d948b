import { ORDER_NOTE, ORDER_TIME, orderRecord, orderTexts } from '@asia/shared/cart';
import { browserStorage, followKey, storedFields, tabStorage } from '@asia/shared/storage';
import { makeAutoObservable } from '@asia/shared/ui';
import type { GuestDetails } from '../order-message/Order';
import { readDetails } from './guestFields';

/** Key of the guest's details in both storages. */
export const DRAFT_KEY = 'pedido';

/**
 * The guest's details. The tab keeps them, so that a visit to the menu loses nothing. The browser keeps them only if
 * the guest opts in. All tabs share that choice, and the browser keeps the last text of each field. Note and time
 * belong to one order: `orderTexts` has them. The consent is never stored, because the guest gives it for one order.
 */
export class GuestDraft {
  /** Whether this browser may keep details and order. */
  kept = false;
  private readonly lasting = readStoredDetails();

  constructor() {
    makeAutoObservable(this);
    this.readKept();
  }

  get details(): GuestDetails {
    return { ...this.lasting, note: this.read(ORDER_NOTE), when: this.read(ORDER_TIME) };
  }

  read(field: keyof GuestDetails): string {
    return field === ORDER_NOTE || field === ORDER_TIME ? orderTexts.get(field) : this.lasting[field];
  }

  /** Reads the choice, which another tab may have changed. An unreadable storage changes nothing. */
  readKept(): void {
    if (browserStorage.read(DRAFT_KEY) === undefined) return;
    this.kept = typeof storedFields(browserStorage, DRAFT_KEY).get('name') === 'string';
  }

  write(field: keyof GuestDetails, value: string): void {
    if (this.read(field) === value) return;
    if (field === ORDER_NOTE || field === ORDER_TIME) return orderTexts.set(field, value);
    this.lasting[field] = value;
    this.storeInTab();
    this.readKept();
    if (this.kept) this.keep({ [field]: value });
  }

  /** Stores the details in the browser, or deletes them there with the lines of the last order. */
  allow(kept: boolean): void {
    this.kept = kept;
    this.storeInTab();
    if (kept) return this.keep(this.lasting);
    browserStorage.write(DRAFT_KEY, null);
    orderRecord.forgetItems();
  }

  /** Stores the details that an order was sent with, if the guest has opted in. */
  keepDetails(): void {
    this.readKept();
    const filled = Object.entries(this.lasting).filter(([, value]) => value !== '');
    if (this.kept) this.keep(Object.fromEntries(filled));
  }

  private storeInTab(): void {
    tabStorage.write(DRAFT_KEY, JSON.stringify(this.lasting));
  }

  private keep(details: Partial<LastingDetails>): void {
    const stored = Object.fromEntries(storedFields(browserStorage, DRAFT_KEY));
    browserStorage.write(DRAFT_KEY, JSON.stringify({ ...stored, ...details }));
  }
}

/** The details that stay for the next order. */
type LastingDetails = Omit<GuestDetails, typeof ORDER_NOTE | typeof ORDER_TIME>;

/** Makes a draft follow the choice that another tab stores. @returns a function that stops it */
export const followOtherTabs = (draft: GuestDraft) => followKey(DRAFT_KEY, window, () => draft.readKept());

/** Reads the details of the tab, or else of the browser. A zone or payment that the restaurant has removed stays. */
function readStoredDetails(): LastingDetails {
  const ofTab = storedFields(tabStorage, DRAFT_KEY);
  const {
    note: _,
    when: __,
    ...lasting
  } = readDetails(ofTab.size > 0 ? ofTab : storedFields(browserStorage, DRAFT_KEY));
  return lasting;
}
