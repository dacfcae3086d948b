import { facts } from '@asia/shared/content';
import { TRANSLATED_PAYMENTS } from '@asia/shared/contracts';
import { pinnedFacts } from '@asia/shared/restaurant';
import { type CartTexts, spanish } from '../messages/es';

/** Whether the restaurant takes it, or none is chosen. */
export const isTaken = (payment: string) =>
  payment === '' || facts.current.payment.options.some(({ value }) => value === payment);

/**
 * The name of a way to pay, as form, slip and message have it (the message in Spanish): the restaurant's label in that
 * language, or the site's own name. Without either, a guest of another language reads the Spanish label, with `lang`.
 */
export function paymentName(payment: string, texts: CartTexts = spanish): { name: string; lang?: 'es-CO' } {
  if (payment === '') return { name: texts.notChosen };
  // One that has left may be chosen still, also by a guest of an earlier visit.
  const options = [...facts.current.payment.options, ...pinnedFacts.payment.options];
  const { label, labelEn, labelZh } = options.find(({ value }) => value === payment) ?? {};
  const known = TRANSLATED_PAYMENTS.find((value) => value === payment);
  const own = { es: label, en: labelEn, zh: labelZh }[texts.language];
  const name = own ?? (known && texts.payments[known]);
  if (name) return { name };
  return texts.language === 'es' ? { name: payment } : { name: label ?? payment, lang: 'es-CO' };
}
