export interface GamePicture {
  /** For screen readers, in the middle of a sentence. */
  name: string;
  /** Name of a picture of the site. */
  picture: string;
}

/** The eight pictures, in the order of `Block.image`. */
export const gamePictures: readonly GamePicture[] = [
  { name: 'dragón', picture: 'juego-dragon' },
  { name: 'tigre', picture: 'juego-tigre' },
  { name: 'panda', picture: 'juego-panda' },
  { name: 'conejo', picture: 'juego-conejo' },
  { name: 'mono', picture: 'juego-mono' },
  { name: 'dumpling', picture: 'juego-dumpling' },
  { name: 'camarón', picture: 'juego-camaron' },
  { name: 'farolito', picture: 'juego-farolito' },
];
