/** What just happened to the cart. */
export type CartChangeKind = 'added' | 'increased' | 'decreased' | 'removed' | 'cleared' | 'restored';

/** One change that the guest made, for the toast and for the live region. */
export interface CartChange {
  /** Grows by one with every change, so that two equal changes are still two. */
  seq: number;
  kind: CartChangeKind;
  /** English title of the toast, to be read with `lang="en"`; null where the change has none. */
  title: string | null;
  /** The same in Spanish, for the second line and the live region. */
  line: string;
  /** Key of the dish; empty when the whole cart changed. */
  key: string;
  /** Name of the dish; empty when the whole cart changed. */
  name: string;
  /** Units of the dish after the change. */
  quantity: number;
  /** Address of the picture of the dish, or ''. */
  image: string;
  /** Takes the change back, once; present after a removal and after clearing. */
  undo?: () => void;
}

const titles: Record<CartChangeKind, string | null> = {
  added: 'Product added to cart',
  increased: 'Increased product quantity',
  decreased: 'Decreased product quantity',
  removed: 'Product removed from cart',
  cleared: 'Cart cleared',
  restored: null,
};

/**
 * The texts of a change.
 * @param name dish, or '' when the whole cart changed
 * @param quantity units of the dish after the change
 */
export function describeChange(
  kind: CartChangeKind,
  name: string,
  quantity: number,
): Pick<CartChange, 'title' | 'line'> {
  const lines: Record<CartChangeKind, string> = {
    added: quantity > 1 ? `Agregaste ${quantity} de ${name} al carrito.` : `Agregaste ${name} al carrito.`,
    increased: `Ahora llevas ${quantity} de ${name}.`,
    decreased: `Ahora llevas ${quantity} de ${name}.`,
    removed: `Quitaste ${name} del carrito.`,
    cleared: 'Vaciaste el carrito.',
    restored: name === '' ? 'Recuperaste tu carrito.' : `${name} vuelve al carrito.`,
  };
  return { title: titles[kind], line: lines[kind] };
}
