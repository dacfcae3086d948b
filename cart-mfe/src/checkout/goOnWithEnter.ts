import type { KeyboardEvent } from 'react';
import { fieldIds } from './guestFields';

/**
 * Enter in a field goes to the next one, as the key of a phone says; in the last text it sends, if the guest has consented.
 * For `keypress`, with which browsers send a form: an open list and a writing system that composes take the key before it.
 */
export function goOnWithEnter(event: KeyboardEvent<HTMLFormElement>, consent: boolean): void {
  const { key, target, currentTarget: form } = event;
  const fields = [...form.querySelectorAll<HTMLElement>('input, select')];
  const place = fields.findIndex((field) => field === target);
  if (key !== 'Enter' || place === -1) return;
  if (consent && fields[place]?.id === fieldIds.note) return;
  event.preventDefault();
  fields[place + 1]?.focus();
}
