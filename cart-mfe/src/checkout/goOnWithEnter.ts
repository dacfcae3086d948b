import type { KeyboardEvent } from 'react';
import { CONSENT_ID, fieldIds } from './guestFields';

/**
 * Handler of `keypress`: Enter moves the focus to the next field, as the key of a phone promises. In the last text, Enter
 * sends the form or moves to the missing consent. In `keydown`, Enter would also choose in an open list and end the
 * composition of an input method.
 */
export function goOnWithEnter(event: KeyboardEvent<HTMLFormElement>, consent: boolean): void {
  const { key, target, currentTarget: form } = event;
  const fields = [...form.querySelectorAll<HTMLElement>('input, select, textarea')];
  const place = fields.findIndex((field) => field === target);
  if (key !== 'Enter' || place === -1) return;
  const isLast = fields[place]?.id === fieldIds.note;
  event.preventDefault();
  // By the button, which is disabled while nothing can be ordered: a browser sends no form from a field of several lines.
  if (consent && isLast) return form.querySelector<HTMLElement>('[type=submit]')?.click();
  const next = isLast ? document.getElementById(CONSENT_ID) : fields[place + 1];
  next?.focus();
}
