import { useEffect, useRef } from 'react';
import { cart, lineKey } from '@asia/shared/cart';
import { TITLE_ID } from '@asia/shared/contracts';

/** Id of the heading of a line. @param line its `lineKey` */
export function lineId(line: string): string {
  return `plato-${line.replace(/[\s:]+/g, '-')}`;
}

/**
 * Moves the focus to the neighbour of a removed line and to a restored line. Call it in an observer of the cart.
 * @returns a function to call with the `lineKey` of a line just before its removal
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
