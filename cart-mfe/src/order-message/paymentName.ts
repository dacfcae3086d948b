import { facts } from '@asia/shared/content';
import { TRANSLATED_PAYMENTS } from '@asia/shared/contracts';
import { restaurant } from '@asia/shared/restaurant';
import { type CartTexts, spanish } from '../messages/es';

/** Whether the restaurant takes it, or none is chosen. */
export const isTaken = (payment: string) =>
  payment === '' || facts.current.payment.options.some(({ value }) => value === payment);

/**
 * The name of a way to pay, as form, slip and message have it (the message in Spanish). The restaurant's own label is Spanish:
 * it is shown with `lang` to a guest of another language, where the texts have no name.
 */
export function paymentName(payment: string, texts: CartTexts = spanish): { name: string; lang?: 'es-CO' } {
  if (payment === '') return { name: texts.notChosen };
  // One that has left may be chosen still, also by a guest of an earlier visit.
  const options = [...facts.current.payment.options, ...restaurant.payment.options];
  const label = options.find(({ value }) => value === payment)?.label;
  const known = TRANSLATED_PAYMENTS.find((value) => value === payment);
  const translated = known && texts.payments[known];
  if (texts.language === 'es') return { name: label ?? translated ?? payment };
  return translated ? { name: translated } : { name: label ?? payment, lang: 'es-CO' };
}
