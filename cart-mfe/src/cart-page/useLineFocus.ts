import { TITLE_ID } from '@asia/shared/contracts';
import { cart, lineKey } from '@asia/shared/cart';
import { useEffect, useRef } from 'react';

/** Address inside the page of a line's name, which receives the focus. @param line its `lineKey` */
export function lineId(line: string): string {
  return `plato-${line.replace(/[\s:]+/g, '-')}`;
}

/**
 * Keeps the focus in the list when a line comes or goes: after a removal it stands on the next line, after an
 * undo on the line that is back. Call it from a component that observes the cart.
 * @returns to be called with the `lineKey` of a line just before it is removed
 */
export function useLineFocus(): (line: string) => void {
  const target = useRef<string | null>(null);
  const seen = useRef(cart.lastChange?.seq);
  const change = cart.lastChange;

  useEffect(() => {
    if (change?.seq === seen.current) return;
    seen.current = change?.seq;
    const [first] = cart.cartItems;
    if (change?.kind === 'restored') target.current = lineId(change.key || (first ? lineKey(first) : ''));
    if (target.current !== null) document.getElementById(target.current)?.focus();
    target.current = null;
  }, [change]);

  return (line) => {
    const index = cart.cartItems.findIndex((item) => lineKey(item) === line);
    const neighbour = cart.cartItems[index + 1] ?? cart.cartItems[index - 1];
    target.current = neighbour ? lineId(lineKey(neighbour)) : TITLE_ID;
  };
}
