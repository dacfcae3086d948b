import { useLayoutEffect } from 'react';
import { useHydrated } from '@asia/shared/ui';
import { PICKUP } from '../order-message/neighbourhood';
import type { GuestDetails } from '../order-message/Order';
import { followOtherTabs, GuestDraft } from './GuestDraft';
import { fieldIds, noDetails, WAY_ID } from './guestFields';

/** The one draft of the tab. */
export const draft = new GuestDraft();

/**
 * What the guest has written so far; empty until hydrated, as in the prerendered form. Call it in an
 * observer.
 */
export function useDraft(): GuestDetails {
  const hydrated = useHydrated();

  // A guest on a slow connection may write before hydration: takes over the values of the fields.
  useLayoutEffect(() => {
    if (document.querySelector(`[name="${WAY_ID}"][value="${PICKUP}"]:checked`))
      draft.write('neighbourhood', PICKUP);
    for (const [field, id] of Object.entries(fieldIds) as [keyof GuestDetails, string][]) {
      const chosen = document.querySelector(`[name="${id}"]:checked`);
      const element = chosen ?? document.getElementById(id);
      const unchosen = element instanceof HTMLInputElement && element.type === 'radio' && !chosen;
      const fillable = element instanceof HTMLInputElement || element instanceof HTMLSelectElement;
      if (fillable && !unchosen && element.value !== '') draft.write(field, element.value);
    }
    draft.readKept();
    return followOtherTabs(draft);
  }, []);

  return hydrated ? { ...draft.details } : noDetails;
}
