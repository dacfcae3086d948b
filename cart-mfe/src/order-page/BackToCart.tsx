import { useEffect } from 'react';
import { opensElsewhere } from '@asia/shared/contracts';
import { useTexts } from '@asia/shared/messages';
import { Link, useNavigate } from '@asia/shared/router';
import { Icon, observer } from '@asia/shared/ui';
import { cartTexts } from '../messages';

/** State of an entry of the history: its number, which the router writes, and whether the cart is the entry before it. */
interface EntryState {
  idx?: number;
  afterCart?: boolean;
}

const entryState = () => (window.history.state ?? {}) as EntryState;

/** On the cart: marks the entry to which the guest goes on from it. */
export function useMarkedNext(): void {
  useEffect(() => {
    const { idx = NaN } = entryState();
    return () => {
      // The address is the next page's already. The mark is in its entry, because a reload keeps that.
      const next = entryState();
      if (next.idx === idx + 1) window.history.replaceState({ ...next, afterCart: true }, '');
    };
  }, []);
}

/**
 * Leads from the checkout to the cart. If the cart is the entry before, by going back: another entry would lead the
 * cart's "back one page" to the checkout again.
 */
export const BackToCart = observer(() => {
  const { back } = useTexts(cartTexts);
  const navigate = useNavigate();
  return (
    <Link
      className="back"
      to="/Cart"
      onClick={(event) => {
        if (!entryState().afterCart || opensElsewhere(event)) return;
        event.preventDefault();
        void navigate(-1);
      }}
    >
      <Icon name="back" />
      <span>{back}</span>
    </Link>
  );
});
