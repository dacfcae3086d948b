import { dealGame, flipBlock, type Game, isWon, orderedGame, pairsFound, turnBack } from './gameState';

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

const ordered = orderedGame();
const mismatch = play(ordered, 0, 2);
const back = turnBack(mismatch);

describe('turning blocks', () => {
  it.each([
    ['a lone pick', play(ordered, 0), [0], 0, 0],
    ['a pair', play(ordered, 4, 5), [4, 5], 1, 1],
    ['two different pictures', mismatch, [0, 2], 0, 1],
    ['two different pictures turned back', back, [], 0, 1],
    ['a pair, and others turned back', turnBack(play(ordered, 6, 7, 0, 2)), [6, 7], 1, 2],
    ['a pair after a wrong try', play(back, 0, 1), [0, 1], 1, 2],
  ])('leaves in view %s', (_, game, places, pairs, attempts) => {
    expect(flippedPlaces(game)).toEqual(places);
    expect(pairsFound(game)).toBe(pairs);
    expect(game.attempts).toBe(attempts);
  });

  it.each([
    ['a third block in the lock', mismatch, 9],
    ['a found block', play(ordered, 0, 1), 0],
    ['the block that was picked', play(ordered, 0), 0],
    ['a place behind the board', ordered, 16],
    ['a place before the board', ordered, -1],
  ])('ignores %s', (_, game, index) => {
    expect(flipBlock(game, index)).toBe(game);
  });

  it('has nothing to turn back outside the lock', () => {
    expect(turnBack(ordered)).toBe(ordered);
  });

  it('changes no earlier game', () => {
    const start = orderedGame();
    play(start, 0, 2);
    expect(start).toEqual(ordered);
  });
});

it('is won with all eight pairs', () => {
  const seven = play(ordered, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13);
  expect(isWon(seven)).toBe(false);
  expect(isWon(play(seven, 14, 15))).toBe(true);
});
