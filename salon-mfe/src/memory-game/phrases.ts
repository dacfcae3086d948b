import type { PictureRef } from '@asia/shared/contracts';
import { isFound, isWon, type Game } from './gameState';

/** One of the eight pictures of the entry `game`, in the order of `Block.image`. */
export interface GamePicture {
  /** For screen readers, in the middle of a sentence. */
  name: string;
  picture: PictureRef;
}

type Pictures = readonly GamePicture[];

function pictureAt(game: Game, index: number, pictures: Pictures): string {
  const block = game.blocks[index];
  return (block && pictures[block.image]?.name) ?? '';
}

/** The name of a block for screen readers: its place, and its picture while that is in view. */
export function blockName(game: Game, index: number, pictures: Pictures): string {
  const place = `Bloque ${index + 1}`;
  if (!game.blocks[index]?.flipped) return `${place}, boca abajo`;
  const shown = `${place}, ${pictureAt(game, index, pictures)}`;
  return isFound(game, index) ? `${shown}, pareja encontrada` : shown;
}

/** The announcement after a flip. @param game after the flip @param index of the flipped block */
export function flipAnnouncement(game: Game, index: number, pictures: Pictures): string {
  if (isWon(game)) return winText(game);
  if (game.mismatch) {
    const [first, second] = game.mismatch;
    return `No es pareja: ${pictureAt(game, first, pictures)} y ${pictureAt(game, second, pictures)}`;
  }
  return isFound(game, index)
    ? `Pareja encontrada: ${pictureAt(game, index, pictures)}`
    : blockName(game, index, pictures);
}

export function winText(game: Game): string {
  return `Muy bien. Encontraste las 8 parejas en ${game.attempts} intentos.`;
}
