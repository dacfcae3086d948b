import { GAME_PAIRS, type GamePicture } from '@asia/shared/contracts';
import { gameTexts } from '../messages/game/es';
import { type Game, isFound, isWon, pairsFound } from './gameState';

type Pictures = readonly GamePicture[];

function pictureAt(game: Game, index: number, pictures: Pictures): string {
  const block = game.blocks[index];
  return (block && pictures[block.image]?.name) ?? '';
}

/** The name of a block for screen readers: its place, and its picture while the picture is in view. */
export function blockName(game: Game, index: number, pictures: Pictures): string {
  if (!game.blocks[index]?.flipped) return gameTexts.hidden(index + 1);
  const name = isFound(game, index) ? gameTexts.found : gameTexts.shown;
  return name(index + 1, pictureAt(game, index, pictures));
}

/** The announcement after a flip. @param game after the flip @param index of the flipped block */
export function flipAnnouncement(game: Game, index: number, pictures: Pictures): string {
  if (isWon(game)) return winText(game);
  if (game.mismatch) {
    const [first, second] = game.mismatch;
    return gameTexts.noPair(pictureAt(game, first, pictures), pictureAt(game, second, pictures));
  }
  return isFound(game, index)
    ? gameTexts.pair(pictureAt(game, index, pictures))
    : blockName(game, index, pictures);
}

/** The line above the board. */
export function scoreText(game: Game): string {
  return isWon(game) ? winText(game) : gameTexts.score(pairsFound(game), GAME_PAIRS, game.attempts);
}

function winText({ attempts }: Game): string {
  return gameTexts.won(GAME_PAIRS, attempts);
}
