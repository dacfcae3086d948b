import { payment } from './facts';

/** `efectivo` and `tarjeta`, with their labels. */
export const paymentOptions: readonly { value: string; label: string }[] = payment.options;

/** `Efectivo`, `Tarjeta`, or `No definido` until one of them is chosen. */
export function paymentLabel(value: string): string {
  return paymentOptions.find((option) => option.value === value)?.label ?? payment.none;
}
