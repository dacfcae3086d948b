import { useEffect, useRef } from 'react';
import { cart, lineKey } from '@asia/shared/cart';
import { TITLE_ID } from '@asia/shared/contracts';

/** Id of a line's heading, which receives the focus. @param line its `lineKey` */
export function lineId(line: string): string {
  return `plato-${line.replace(/[\s:]+/g, '-')}`;
}

/**
 * Keeps the focus in the list: after a removal on the neighbouring line, after an undo on the restored line.
 * Call it in an observer of the cart.
 * @returns a function to call with the `lineKey` of a line just before that line is removed
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
