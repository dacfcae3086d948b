import type { CartItem, CategoryKey } from '@asia/shared/contracts';
import { alcoholAtDelivery, alcoholLegends } from '@asia/shared/restaurant';
import { Notice } from '@asia/shared/ui';

const alcoholic: readonly CategoryKey[] = ['cerveza', 'cocteleria', 'licores', 'sangrias', 'vinos'];

/** The two sentences that the law wants beside alcohol, when the cart holds a drink of those sections. */
export function AlcoholNotice({ items }: { items: readonly CartItem[] }) {
  if (!items.some(({ category }) => alcoholic.includes(category))) return null;
  return (
    <Notice>
      <p>{alcoholLegends.join(' ')}</p>
      <p>{alcoholAtDelivery}</p>
    </Notice>
  );
}
