/** Why a line of the cart cannot be ordered: off the menu, without a price, or sold out. */
export type Unavailability = 'gone' | 'unpriced' | 'soldOut';

/** What the menu changed in a line since the guest put it into the cart. */
export type CartNotice =
  | { kind: 'price'; key: string; name: string; from: number; to: number }
  | { kind: 'name'; key: string; from: string; to: string };

/** Adds a notice, so that a dish keeps one per kind that tells the whole way from first to last. */
export function addNotice(notices: readonly CartNotice[], notice: CartNotice): CartNotice[] {
  const same = (other: CartNotice) => other.key === notice.key && other.kind === notice.kind;
  const earlier = notices.find(same);
  const whole = earlier === undefined ? notice : ({ ...notice, from: earlier.from } as CartNotice);
  const others = notices.filter((other) => !same(other));
  return whole.from === whole.to ? others : [...others, whole];
}
