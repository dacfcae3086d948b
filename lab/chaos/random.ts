/** Random choices that a seed reproduces. */
export interface Random {
  /** From 0 up to, and not including, `end`. */
  below(end: number): number;
  pick<Item>(items: readonly Item[]): Item;
  /** Resolves after `least` to `most` ms. */
  pause(least: number, most: number): Promise<void>;
}

/** Mulberry32: small, and good enough to choose. */
export function randomOf(seed: number): Random {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (end: number) => Math.floor(next() * end);
  return {
    below,
    pick: (items) => items[below(items.length)]!,
    pause: (least, most) => new Promise((resolve) => setTimeout(resolve, least + below(most - least))),
  };
}
