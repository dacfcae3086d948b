import type { KeyboardEvent } from 'react';
import { CONSENT_ID, fieldIds } from './guestFields';

/**
 * Handler of `keypress`: Enter moves the focus to the next field, as the key of a phone says. In the last text it sends
 * the form, or goes to the missing consent. Not `keydown`: there Enter also chooses in an open list, and ends an input
 * method's composition.
 */
export function goOnWithEnter(event: KeyboardEvent<HTMLFormElement>, consent: boolean): void {
  const { key, target, currentTarget: form } = event;
  const fields = [...form.querySelectorAll<HTMLElement>('input, select')];
  const place = fields.findIndex((field) => field === target);
  if (key !== 'Enter' || place === -1) return;
  const isLast = fields[place]?.id === fieldIds.note;
  if (consent && isLast) return;
  event.preventDefault();
  const next = isLast ? document.getElementById(CONSENT_ID) : fields[place + 1];
  next?.focus();
}
