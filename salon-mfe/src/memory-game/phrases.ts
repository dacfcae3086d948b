import { isFound, isWon, type Game } from './gameState';
import { gamePictures } from './pictures';

function pictureAt(game: Game, index: number): string {
  const block = game.blocks[index];
  return (block && gamePictures[block.image]?.name) ?? '';
}

/** The name of a block for screen readers: its place, and its picture while that is in view. */
export function blockName(game: Game, index: number): string {
  const place = `Bloque ${index + 1}`;
  if (!game.blocks[index]?.flipped) return `${place}, boca abajo`;
  const shown = `${place}, ${pictureAt(game, index)}`;
  return isFound(game, index) ? `${shown}, pareja encontrada` : shown;
}

/** The announcement after a flip. @param game after the flip @param index of the flipped block */
export function flipAnnouncement(game: Game, index: number): string {
  if (isWon(game)) return winText(game);
  if (game.mismatch) {
    const [first, second] = game.mismatch;
    return `No es pareja: ${pictureAt(game, first)} y ${pictureAt(game, second)}`;
  }
  return isFound(game, index) ? `Pareja encontrada: ${pictureAt(game, index)}` : blockName(game, index);
}

export function winText(game: Game): string {
  return `Muy bien. Encontraste las 8 parejas en ${game.attempts} intentos.`;
}
