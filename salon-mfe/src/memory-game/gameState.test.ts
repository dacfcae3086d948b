import {
  dealGame,
  flipBlock,
  type Game,
  isFound,
  isWon,
  orderedGame,
  pairsFound,
  turnBack,
} from './gameState';

// On the ordered board 0 and 1 are equal, 2 and 3 are equal, and so on.
function play(game: Game, ...indexes: number[]): Game {
  return indexes.reduce(flipBlock, game);
}

function flippedPlaces(game: Game): number[] {
  return game.blocks.filter((block) => block.flipped).map((block) => block.index);
}

/** Random numbers that are the same in every run (Lehmer generator). */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48271) % 2147483647;
    return state / 2147483647;
  };
}

describe('dealing', () => {
  it('lays sixteen blocks face down, each picture twice', () => {
    const game = dealGame(seeded(7));
    expect(game.blocks.map((block) => block.index)).toEqual(Array.from({ length: 16 }, (_, index) => index));
    expect(flippedPlaces(game)).toEqual([]);
    const images = game.blocks.map((block) => block.image).sort((a, b) => a - b);
    expect(images).toEqual([0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7]);
  });

  it('puts every picture in every place equally often', () => {
    const random = seeded(20);
    const rounds = 4000;
    const seen = Array.from({ length: 16 }, () => new Array<number>(8).fill(0));
    for (let round = 0; round < rounds; round += 1) {
      for (const { index, image } of dealGame(random).blocks) seen[index]![image]! += 1;
    }
    // 500 are expected in each cell; 110 is five standard deviations.
    for (const count of seen.flat()) expect(Math.abs(count - rounds / 8)).toBeLessThan(110);
  });

  it('stays in bounds when chance answers its largest number', () => {
    expect(dealGame(() => 1 - Number.EPSILON).blocks).toHaveLength(16);
  });
});

describe('turning blocks', () => {
  it('keeps a pair in view and clears the pick', () => {
    const game = play(orderedGame(), 4, 5);
    expect(flippedPlaces(game)).toEqual([4, 5]);
    expect(game).toMatchObject({ pick: null, mismatch: null, attempts: 1 });
    expect(isFound(game, 4)).toBe(true);
    expect(pairsFound(game)).toBe(1);
  });

  it('does not count a lone pick or a mismatch as found', () => {
    expect(isFound(play(orderedGame(), 0), 0)).toBe(false);
    const wrong = play(orderedGame(), 0, 2);
    expect(isFound(wrong, 0) || isFound(wrong, 2)).toBe(false);
    expect(pairsFound(wrong)).toBe(0);
  });

  it('locks on two different pictures until they turn back', () => {
    const locked = play(orderedGame(), 0, 2);
    expect(locked.mismatch).toEqual([0, 2]);
    expect(flipBlock(locked, 9)).toBe(locked);

    const open = turnBack(locked);
    expect(flippedPlaces(open)).toEqual([]);
    expect(open).toMatchObject({ mismatch: null, pick: null, attempts: 1 });
    expect(flippedPlaces(flipBlock(open, 9))).toEqual([9]);
  });

  it('turns only the wrong two back', () => {
    const game = turnBack(play(orderedGame(), 6, 7, 0, 2));
    expect(flippedPlaces(game)).toEqual([6, 7]);
  });

  it('ignores found blocks and places off the board', () => {
    const game = play(orderedGame(), 0, 1);
    expect(flipBlock(game, 0)).toBe(game);
    expect(flipBlock(game, 16)).toBe(game);
    expect(flipBlock(game, -1)).toBe(game);
  });

  it('has nothing to turn back outside the lock', () => {
    const game = play(orderedGame(), 0);
    expect(turnBack(game)).toBe(game);
  });

  it('changes no earlier game', () => {
    const start = orderedGame();
    const before = JSON.parse(JSON.stringify(start)) as Game;
    play(start, 0, 2);
    expect(start).toEqual(before);
  });
});

describe('winning', () => {
  it('needs all eight pairs', () => {
    const seven = play(orderedGame(), 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13);
    expect(isWon(seven)).toBe(false);
    const eight = play(seven, 14, 15);
    expect(isWon(eight)).toBe(true);
    expect(eight.attempts).toBe(8);
  });

  it('counts wrong tries too', () => {
    const game = play(turnBack(play(orderedGame(), 0, 2)), 0, 1);
    expect(game.attempts).toBe(2);
  });
});
