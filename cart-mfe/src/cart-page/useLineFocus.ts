import { TITLE_ID } from '@asia/shared/contracts';
import { cart } from '@asia/shared/cart';
import { useEffect, useRef } from 'react';

/** Address inside the page of a line's name, which receives the focus. */
export function lineId(key: string): string {
  return `plato-${key.replace(':', '-')}`;
}

/**
 * Keeps the focus in the list when a line comes or goes: after a removal it stands on the next line, after an
 * undo on the line that is back. Call it from a component that observes the cart.
 * @returns to be called with the key of a line just before it is removed
 */
export function useLineFocus(): (key: string) => void {
  const target = useRef<string | null>(null);
  const seen = useRef(cart.lastChange?.seq);
  const change = cart.lastChange;

  useEffect(() => {
    if (change?.seq === seen.current) return;
    seen.current = change?.seq;
    if (change?.kind === 'restored') target.current = lineId(change.key || (cart.cartItems[0]?.key ?? ''));
    if (target.current !== null) document.getElementById(target.current)?.focus();
    target.current = null;
  }, [change]);

  return (key) => {
    const index = cart.cartItems.findIndex((item) => item.key === key);
    const neighbour = cart.cartItems[index + 1] ?? cart.cartItems[index - 1];
    target.current = neighbour ? lineId(neighbour.key) : TITLE_ID;
  };
}
