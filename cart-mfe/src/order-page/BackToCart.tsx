import { useEffect } from 'react';
import { opensElsewhere } from '@asia/shared/contracts';
import { useTexts } from '@asia/shared/messages';
import { Link, useNavigate } from '@asia/shared/router';
import { Icon, observer } from '@asia/shared/ui';
import { cartTexts } from '../messages';

/** State of a step of the history: its number, which the router writes, and whether the cart is the step before it. */
interface StepState {
  idx?: number;
  afterCart?: boolean;
}

const stepState = () => (window.history.state ?? {}) as StepState;

/** On the cart: marks the step to which the guest goes on from it. */
export function useMarkedNext(): void {
  useEffect(() => {
    const { idx = NaN } = stepState();
    return () => {
      // The address is the next page's already. The mark is in its step, because a reload keeps that.
      const next = stepState();
      if (next.idx === idx + 1) window.history.replaceState({ ...next, afterCart: true }, '');
    };
  }, []);
}

/**
 * Leads from the checkout to the cart. If the cart is the step before, by going back: another step would lead the
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
        if (!stepState().afterCart || opensElsewhere(event)) return;
        event.preventDefault();
        void navigate(-1);
      }}
    >
      <Icon name="back" />
      <span>{back}</span>
    </Link>
  );
});
