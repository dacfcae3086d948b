import { GAME_PAIRS } from '@asia/shared/contracts';

export interface Block {
  /** Place on the board, from 0, row by row. */
  readonly index: number;
  /** Picture, from 0. */
  readonly image: number;
  readonly flipped: boolean;
}

/** The state of a game. The functions of this file return the next state, and never change one. */
export interface Game {
  readonly blocks: readonly Block[];
  /** Place of the first block of a try, until the second is flipped. */
  readonly pick: number | null;
  /** Two different blocks in view. No other block can be flipped meanwhile. */
  readonly mismatch: readonly [number, number] | null;
  /** Tries of two blocks each. */
  readonly attempts: number;
}

/** A board with equal pictures side by side, face down, until the browser deals one. */
export function orderedGame(): Game {
  return lay(Array.from({ length: GAME_PAIRS * 2 }, (_, index) => Math.floor(index / 2)));
}

/** A new shuffled board. `random` returns numbers from 0 to less than 1, as `Math.random` does. */
export function dealGame(random: () => number): Game {
  const images = orderedGame().blocks.map((block) => block.image);
  // Fisher–Yates: every order is equally likely.
  for (let last = images.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1));
    [images[last], images[other]] = [images[other] as number, images[last] as number];
  }
  return lay(images);
}

/** Flips the block at `index`. Returns the same object if the rules do not allow a flip. */
export function flipBlock(game: Game, index: number): Game {
  const block = game.blocks[index];
  if (!block || block.flipped || game.mismatch) return game;

  const blocks = withFlipped(game.blocks, [index], true);
  if (game.pick === null) return { ...game, blocks, pick: index };

  const attempts = game.attempts + 1;
  const isPair = game.blocks[game.pick]?.image === block.image;
  return { blocks, pick: null, mismatch: isPair ? null : [game.pick, index], attempts };
}

/** Turns two different blocks face down again. */
export function turnBack(game: Game): Game {
  if (!game.mismatch) return game;
  return { ...game, blocks: withFlipped(game.blocks, game.mismatch, false), mismatch: null };
}

export function isFound(game: Game, index: number): boolean {
  return Boolean(game.blocks[index]?.flipped) && game.pick !== index && !game.mismatch?.includes(index);
}

export function pairsFound(game: Game): number {
  return game.blocks.filter((block) => isFound(game, block.index)).length / 2;
}

export function isWon(game: Game): boolean {
  return pairsFound(game) === GAME_PAIRS;
}

function lay(images: readonly number[]): Game {
  const blocks = images.map((image, index) => ({ index, image, flipped: false }));
  return { blocks, pick: null, mismatch: null, attempts: 0 };
}

function withFlipped(
  blocks: readonly Block[],
  places: readonly number[],
  flipped: boolean,
): readonly Block[] {
  return blocks.map((block) => (places.includes(block.index) ? { ...block, flipped } : block));
}
