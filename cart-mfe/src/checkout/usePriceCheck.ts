import { useEffect } from 'react';
import { cartPrices } from '@asia/shared/cart';

/** Compares the cart with the live prices when the checkout opens, and on each return to the tab. Nobody waits for the answer. */
export function usePriceCheck(): void {
  useEffect(() => {
    const check = () => void (document.hidden || cartPrices.checkLive());
    check();
    document.addEventListener('visibilitychange', check);
    return () => document.removeEventListener('visibilitychange', check);
  }, []);
}
