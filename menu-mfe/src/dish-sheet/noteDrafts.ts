import { tabStorage } from '@asia/shared/storage';

/** Notes in memory, for a browser that refuses to store. */
const drafts = new Map<string, string>();

const storageKey = (dish: string) => `nota:${dish}`;

/** The note that the guest typed in this tab for a dish and has not added. @param dish its key */
export const noteDraft = (dish: string): string =>
  drafts.get(dish) ?? tabStorage.read(storageKey(dish)) ?? '';

export function keepNoteDraft(dish: string, note: string): void {
  drafts.set(dish, note);
  tabStorage.write(storageKey(dish), note || null);
}
