import sharp from 'sharp';

/** A photograph as the restaurant could leave it in the folder. */
export interface OwnerPhotograph {
  file: string;
  /** In Spanish: the list is for the restaurant. */
  what: string;
  make: () => string | Buffer | Promise<Buffer>;
}

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c02010' } });

async function cutOff(): Promise<Buffer> {
  const whole = await plain(1600, 1200).jpeg().toBuffer();
  return whole.subarray(0, whole.length / 2);
}

const heic = Buffer.concat([Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'), Buffer.alloc(99)]);
const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="700"><script>alert(1)</script></svg>';

const read: OwnerPhotograph[] = (['jpeg', 'png', 'webp', 'avif'] as const).map((format) => ({
  file: 'sopas-sopa-picante.jpg',
  what: `en ${format.toUpperCase()}`,
  make: () => plain(800, 600).toFormat(format).toBuffer(),
}));

/** Photographs that the site uses, and photographs that it refuses. */
export const ownerPhotographs: readonly OwnerPhotograph[] = [
  ...read,
  {
    file: 'Sopa Picante.jpg',
    what: 'girada como se tuvo el teléfono',
    make: () => plain(600, 800).withMetadata({ orientation: 6 }).jpeg().toBuffer(),
  },
  { file: 'sopas-sopa-picante.jpg', what: 'de 0 bytes', make: () => '' },
  { file: 'sopas-sopa-picante.jpg', what: 'cortada al copiarla', make: cutOff },
  { file: 'sopas-sopa-picante.jpg', what: 'de 640 × 480', make: () => plain(640, 480).jpeg().toBuffer() },
  {
    file: 'sopas-sopa-picante.png',
    what: 'de 20.000 píxeles de ancho',
    make: () => plain(20_000, 700).png().toBuffer(),
  },
  {
    file: 'sopas-sopa-picante.jpg',
    what: 'en CMYK',
    make: () => plain(800, 600).toColourspace('cmyk').jpeg().toBuffer(),
  },
  { file: 'sopas-sopa-picante.svg', what: 'que es un SVG con un programa', make: () => drawing },
  { file: 'sopas-sopa-picante.heic', what: 'en HEIC', make: () => heic },
  { file: 'sopas-sopa-picante.jpg', what: 'que es otro archivo', make: () => 'una nota' },
  {
    file: 'sopas-sopa-picante.jpg',
    what: 'de 41 MB',
    make: () => Buffer.alloc(41 * 1024 * 1024, 1),
  },
  {
    file: 'sopas-sopa-pikante.jpg',
    what: 'con el nombre mal escrito',
    make: () => plain(800, 600).jpeg().toBuffer(),
  },
  { file: 'perro.jpg', what: 'que no es de ningún plato', make: () => plain(800, 600).jpeg().toBuffer() },
];
