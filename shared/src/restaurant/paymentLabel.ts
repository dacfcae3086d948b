import { restaurant } from './facts';

// A separate file, so that only the pages of an order contain it.

/** `efectivo` and `tarjeta`, with their labels. */
export const paymentOptions: readonly { value: string; label: string }[] = /* @__PURE__ */ (() =>
  restaurant.payment.options)();

/** `Efectivo` or `Tarjeta`; `No definido` for any other value. */
export function paymentLabel(value: string): string {
  return paymentOptions.find((option) => option.value === value)?.label ?? restaurant.payment.none;
}
