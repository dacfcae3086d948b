import type { CartItem } from '@asia/shared/contracts';
import { useTexts } from '@asia/shared/messages';
import { pinnedFacts } from '@asia/shared/restaurant';
import { Notice, observer } from '@asia/shared/ui';
import { cartTexts } from '../messages';

/** The two sentences that the law requires, when a dish of the order has the mark A. */
export const AgeNotice = observer(({ items }: { items: readonly CartItem[] }) => {
  const { alcohol } = useTexts(cartTexts);
  if (!items.some(({ marks }) => marks?.includes('A'))) return null;
  return (
    <Notice>
      <p lang="es-CO">{pinnedFacts.alcohol.legends.join(' ')}</p>
      {alcohol.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </Notice>
  );
});
