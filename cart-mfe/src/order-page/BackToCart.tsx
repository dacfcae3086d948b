import { useEffect } from 'react';
import { BackLink } from './BackLink';

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
export const BackToCart = () => <BackLink to="/Cart" isBefore={() => !!stepState().afterCart} />;
