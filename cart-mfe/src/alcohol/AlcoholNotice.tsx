import type { CartItem, CategoryKey } from '@asia/shared/contracts';
import { Notice } from '@asia/shared/ui';

const alcoholic: readonly CategoryKey[] = ['cerveza', 'cocteleria', 'licores', 'sangrias', 'vinos'];

/** The two sentences that the law wants beside alcohol, when the cart holds a drink of those sections. */
export function AlcoholNotice({ items }: { items: readonly CartItem[] }) {
  if (!items.some(({ category }) => alcoholic.includes(category))) return null;
  return (
    <Notice>
      <p>
        Prohíbese el expendio de bebidas embriagantes a menores de edad. El exceso de alcohol es perjudicial
        para la salud.
      </p>
      <p>Pediremos tu documento al entregar.</p>
    </Notice>
  );
}
