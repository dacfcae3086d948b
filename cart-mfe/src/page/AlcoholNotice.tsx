import type { CartItem } from '@asia/shared/contracts';
import { alcoholAtDelivery, alcoholLegends } from '@asia/shared/restaurant';
import { Notice } from '@asia/shared/ui';

/** The two sentences that the law wants beside alcohol, when the cart holds a drink that is marked so. */
export function AlcoholNotice({ items }: { items: readonly CartItem[] }) {
  if (!items.some(({ marks }) => marks?.includes('A'))) return null;
  return (
    <Notice>
      <p>{alcoholLegends.join(' ')}</p>
      <p>{alcoholAtDelivery}</p>
    </Notice>
  );
}
