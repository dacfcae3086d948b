import { useLayoutEffect, useState } from 'react';
import { useHydrated } from '@asia/shared/ui';
import { PICKUP } from '../order-message/neighbourhood';
import type { GuestDetails } from '../order-message/Order';
import { followOtherTabs, GuestDraft } from './GuestDraft';
import { fieldIds, KEEP_ID, noDetails, WAY_ID } from './guestFields';

export const draft = new GuestDraft();

/** The guest's details; empty until hydration, as in the prerendered form. Call it in an observer. */
export function useDraft(): GuestDetails {
  const hydrated = useHydrated();
  const [fields] = useState(findFields);

  // Takes over the fields of a guest who writes before hydration.
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

  return hydrated ? draft.details : noDetails;
}

/** Props of a field; its value is empty until hydration. Call it in an observer: it renders when this field changes. */
export const useField = (name: keyof GuestDetails) => ({
  id: fieldIds[name],
  value: useHydrated() ? draft.read(name) : '',
  onChange: (value: string) => draft.write(name, value),
});

/**
 * The prerendered fields, read while React renders. React keeps these fields, or removes them with their texts if an
 * extension has added nodes beside them.
 */
const findFields = () =>
  typeof document === 'undefined'
    ? []
    : [...document.querySelectorAll<Field>('form input, form select, form textarea')];

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const isBox = (field: Field): field is HTMLInputElement =>
  field.type === 'radio' || field.type === 'checkbox';
