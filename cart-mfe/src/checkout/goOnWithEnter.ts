import type { KeyboardEvent } from 'react';

/**
 * Handler of `keypress`: Enter moves the focus to the next field, as the key of a phone promises, and sends no order.
 * In a field of several lines, Enter begins a line. In `keydown`, Enter would also choose in an open list and end the
 * composition of an input method.
 */
export function goOnWithEnter(event: KeyboardEvent<HTMLFormElement>): void {
  const { key, target, currentTarget: form } = event;
  const fields = [...form.querySelectorAll<HTMLElement>('input, select, textarea')];
  const place = fields.findIndex((field) => field === target);
  if (key !== 'Enter' || place === -1 || target instanceof HTMLTextAreaElement) return;
  event.preventDefault();
  fields[place + 1]?.focus();
}
