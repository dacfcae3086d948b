import { useLayoutEffect, useState } from 'react';
import { useHydrated } from '@asia/shared/ui';
import { PICKUP } from '../order-message/neighbourhood';
import type { GuestDetails } from '../order-message/Order';
import { followOtherTabs, GuestDraft } from './GuestDraft';
import { fieldIds, KEEP_ID, noDetails, WAY_ID } from './guestFields';

/** The one draft of the tab. */
export const draft = new GuestDraft();

/** The guest's details so far; empty until hydrated, as in the prerendered form. Call it in an observer. */
export function useDraft(): GuestDetails {
  const hydrated = useHydrated();
  const [fields] = useState(findFields);

  // A guest on a slow connection may write before hydration: takes over the texts of the fields.
  useLayoutEffect(() => {
    const filled = fields.filter((field) => !isBox(field) || field.checked);
    for (const { id, name, value } of filled)
      for (const [field, ofField] of Object.entries(fieldIds) as [keyof GuestDetails, string][])
        if ((id === ofField || name === ofField) && value !== '') draft.write(field, value);
    if (filled.some(({ name, value }) => name === WAY_ID && value === PICKUP))
      draft.write('neighbourhood', PICKUP);
    draft.readKept();
    if (!draft.kept && filled.some(({ id }) => id === KEEP_ID)) draft.allow(true);
    return followOtherTabs(draft);
  }, [fields]);

  return hydrated ? { ...draft.details } : noDetails;
}

/**
 * The fields of the present form while React renders. They are prerendered. React keeps them; or, if an extension has
 * added nodes beside them, removes them with their texts.
 */
const findFields = () =>
  typeof document === 'undefined'
    ? []
    : [...document.querySelectorAll<HTMLInputElement | HTMLSelectElement>('form input, form select')];

const isBox = (field: HTMLInputElement | HTMLSelectElement): field is HTMLInputElement =>
  field.type === 'radio' || field.type === 'checkbox';
