import type { PictureRef } from '@asia/shared/contracts';
import pictures from '@asia/shared/pictures';

export interface GamePicture {
  /** As it is read aloud in the middle of a sentence. */
  name: string;
  picture: PictureRef;
}

/** The eight pictures, in the order of `Block.image`. */
export const gamePictures: readonly GamePicture[] = [
  { name: 'dragón', picture: { name: 'juego-dragon', ...pictures['juego-dragon'] } },
  { name: 'tigre', picture: { name: 'juego-tigre', ...pictures['juego-tigre'] } },
  { name: 'panda', picture: { name: 'juego-panda', ...pictures['juego-panda'] } },
  { name: 'conejo', picture: { name: 'juego-conejo', ...pictures['juego-conejo'] } },
  { name: 'mono', picture: { name: 'juego-mono', ...pictures['juego-mono'] } },
  { name: 'dumpling', picture: { name: 'juego-dumpling', ...pictures['juego-dumpling'] } },
  { name: 'camarón', picture: { name: 'juego-camaron', ...pictures['juego-camaron'] } },
  { name: 'farolito', picture: { name: 'juego-farolito', ...pictures['juego-farolito'] } },
];
