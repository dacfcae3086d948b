import type { PictureRef } from '@asia/shared/contracts';
import pictures from '@asia/shared/pictures';

export interface GamePicture {
  /** For screen readers, in the middle of a sentence. */
  name: string;
  picture: PictureRef;
}

/** The eight pictures, in the order of `Block.image`. */
export const gamePictures: readonly GamePicture[] = [
  { name: 'dragón', picture: pictures['juego-dragon'] },
  { name: 'tigre', picture: pictures['juego-tigre'] },
  { name: 'panda', picture: pictures['juego-panda'] },
  { name: 'conejo', picture: pictures['juego-conejo'] },
  { name: 'mono', picture: pictures['juego-mono'] },
  { name: 'dumpling', picture: pictures['juego-dumpling'] },
  { name: 'camarón', picture: pictures['juego-camaron'] },
  { name: 'farolito', picture: pictures['juego-farolito'] },
];
